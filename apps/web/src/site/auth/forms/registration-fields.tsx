import type { UseFormReturn } from 'react-hook-form'
import { authCopy } from '../../../copy/site/auth/auth.ts'
import { registerCopy } from '../../../copy/site/auth/register.ts'
import { NameFields } from '../../../ui/forms/name-fields.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

type Registration = Record<
  'name' | 'lastName' | 'email' | 'confirmEmail' | 'password' | 'confirmPassword',
  string
>

/** Name, address and password, the latter two with confirmation. */
export function RegistrationFields({
  form: {
    register,
    formState: { errors },
  },
}: {
  form: UseFormReturn<Registration, unknown, Registration>
}) {
  return (
    <>
      <NameFields
        given={{ label: registerCopy.name, error: errors.name?.message, field: register('name') }}
        family={{
          label: registerCopy.lastName,
          error: errors.lastName?.message,
          field: register('lastName'),
        }}
      />
      <TextField
        kind="email"
        label={authCopy.email}
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email', { deps: 'confirmEmail' })}
      />
      <TextField
        kind="email"
        label={registerCopy.confirmEmail}
        autoComplete="email"
        required
        error={errors.confirmEmail?.message}
        {...register('confirmEmail')}
      />
      <NewPasswordFields
        password={{
          label: authCopy.password,
          error: errors.password?.message,
          field: register('password', { deps: 'confirmPassword' }),
        }}
        confirmation={{
          label: registerCopy.confirmPassword,
          error: errors.confirmPassword?.message,
          field: register('confirmPassword'),
        }}
      />
    </>
  )
}
