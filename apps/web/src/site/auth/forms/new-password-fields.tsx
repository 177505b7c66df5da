import type { UseFormRegisterReturn } from 'react-hook-form'
import { authCopy } from '../../../copy/site/auth/auth.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'

type PasswordWiring = { label: string; error: string | undefined; field: UseFormRegisterReturn }

const eyes = { showLabel: authCopy.showPassword, hideLabel: authCopy.hidePassword }

/** New password with confirmation. */
export function NewPasswordFields({
  password,
  confirmation,
}: Record<'password' | 'confirmation', PasswordWiring>) {
  return (
    <>
      <PasswordField
        label={password.label}
        placeholder={authCopy.newPasswordPrompt}
        autoComplete="new-password"
        required
        hint={authCopy.newPasswordHint}
        error={password.error}
        {...eyes}
        {...password.field}
      />
      <PasswordField
        label={confirmation.label}
        placeholder={authCopy.confirmPasswordPrompt}
        autoComplete="new-password"
        required
        error={confirmation.error}
        {...eyes}
        {...confirmation.field}
      />
    </>
  )
}
