import { zodResolver } from '@hookform/resolvers/zod'
import { passwordChangeForm } from '@rumi/contract'
import { account } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSend, type Refusal } from '../fetching/store.ts'
import { authCopy } from '../../copy/site/auth/auth.ts'
import { profileCopy } from '../../copy/portal/profile.ts'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const { password: copy } = profileCopy
const eyes = { showLabel: authCopy.showPassword, hideLabel: authCopy.hidePassword }
type DialogProps = { open: boolean; onClose: () => void }

export const ChangePasswordDialog = ({ open, onClose }: DialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={copy.dialogTitle}
    closeLabel={profileCopy.close}
    cancelLabel={profileCopy.cancel}
    submitLabel={copy.submit}
  >
    {(wiring) => <PasswordForm {...wiring} onChanged={onClose} />}
  </FormDialog>
)

type PasswordFormProps = FormWiring & { onChanged: () => void }

function PasswordForm({ id, onSending, onChanged }: PasswordFormProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({
    resolver: zodResolver(passwordChangeForm),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const { errors } = form.formState

  const change = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    onSending(true)
    const outcome = await send(account.changePassword(fields))
    onSending(false)
    if (outcome.ok) {
      showToast(outcome.answer)
      return onChanged()
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={change} className="grid gap-5 pb-2">
      <p className="text-ink-soft">{copy.text}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <PasswordField
        label={copy.current}
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...eyes}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={copy.next}
        autoComplete="new-password"
        required
        hint={authCopy.newPasswordHint}
        error={errors.password?.message}
        {...eyes}
        {...form.register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label={copy.repeat}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...eyes}
        {...form.register('confirmPassword')}
      />
    </HookForm>
  )
}
