import { zodResolver } from '@hookform/resolvers/zod'
import { emailChangeForm } from '@rumi/contract'
import { account } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSend, type Refusal } from '../fetching/store.ts'
import { authCopy } from '../../copy/site/auth/auth.ts'
import { profileCopy } from '../../copy/portal/profile.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const { email: copy } = profileCopy
type DialogProps = { open: boolean; onClose: () => void }

/** Dialog that requests a link to a new address; nothing changes until the link is opened. */
export function ChangeEmailDialog({ open, onClose }: DialogProps) {
  const [sentTo, setSentTo] = useState<string>()
  const close = () => {
    setSentTo(undefined)
    onClose()
  }
  return (
    <FormDialog
      unsaved={unsavedCopy}
      open={open}
      onClose={close}
      title={sentTo ? copy.sentTitle : copy.dialogTitle}
      closeLabel={profileCopy.close}
      cancelLabel={profileCopy.cancel}
      submitLabel={copy.submit}
      done={sentTo && <Notice tone="ok">{copy.sentText(sentTo)}</Notice>}
    >
      {(wiring) => <EmailForm {...wiring} onSent={setSentTo} />}
    </FormDialog>
  )
}

type EmailFormProps = FormWiring & { onSent: (email: string) => void }

function EmailForm({ id, onSending, onSent }: EmailFormProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({
    resolver: zodResolver(emailChangeForm),
    mode: 'onTouched',
    defaultValues: { email: '', currentPassword: '' },
  })
  const { errors } = form.formState

  const requestChange = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    onSending(true)
    const outcome = await send(account.requestEmailChange(fields))
    onSending(false)
    if (outcome.ok) return onSent(fields.email)
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={requestChange} className="grid gap-5 pb-2">
      <p className="text-ink-soft">{copy.dialogText}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField
        kind="email"
        label={copy.newEmail}
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        required
        showLabel={authCopy.showPassword}
        hideLabel={authCopy.hidePassword}
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
    </HookForm>
  )
}
