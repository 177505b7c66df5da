import { families, familyInvitationForm, type BodyOf } from '@rumi/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { useSendCall } from '../../shared/fetching/queries.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { familyCopy as copy } from '../../copy/portal/family.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

type InviteProps = { open: boolean; onClose: () => void; accountId: string }

/** Dialog to invite a second person. */
export function InviteFamilyDialog({ open, onClose, accountId }: InviteProps) {
  return (
    <FormDialog
      unsaved={unsavedCopy}
      open={open}
      onClose={onClose}
      title={copy.inviteTitle}
      closeLabel={copy.close}
      cancelLabel={copy.cancel}
      submitLabel={copy.send}
    >
      {(wiring) => <InviteForm {...{ wiring, accountId }} onInvited={onClose} />}
    </FormDialog>
  )
}

type FormProps = { wiring: FormWiring; accountId: string; onInvited: () => void }

function InviteForm({ wiring, accountId, onInvited }: FormProps) {
  const sendCall = useSendCall()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<BodyOf<typeof families.invite>>({
    resolver: zodResolver(familyInvitationForm),
    mode: 'onTouched',
    defaultValues: { name: '', email: '' },
  })
  const { errors } = form.formState

  const invite = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    wiring.onSending(true)
    const outcome = await sendCall(families.invite, { params: { id: accountId }, body })
    wiring.onSending(false)
    if (outcome.ok) {
      showToast(copy.sent(body.name))
      return onInvited()
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} id={wiring.id} onSubmit={invite} className="grid gap-4 pb-2">
      <p className="text-ink-soft">{copy.inviteText}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField
        label={copy.name}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        kind="email"
        label={copy.email}
        required
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
    </HookForm>
  )
}
