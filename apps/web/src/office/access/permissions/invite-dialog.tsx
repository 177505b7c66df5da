import { invitationForm, invitations, staffRoles, type BodyOf } from '@rumi/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useEveryRecord, useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { officePermissionsCopy as copy } from '../../../copy/office/access/permissions.ts'
import { officeUsersCopy } from '../../../copy/office/access/users.ts'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

type InviteDialogProps = { open: boolean; onClose: () => void }

/** Dialog with address and role of an invitation. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  return (
    <OfficeFormDialog open={open} onClose={onClose} title={copy.inviteTitle} submitLabel={copy.send}>
      {(wiring) => <InviteForm wiring={wiring} onInvited={onClose} />}
    </OfficeFormDialog>
  )
}

const roleOptions = staffRoles.map((value) => ({ value, label: officeUsersCopy.roles[value] }))

function InviteForm({ wiring, onInvited }: { wiring: FormWiring; onInvited: () => void }) {
  const sendCall = useSendCall()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<BodyOf<typeof invitations.create>>({
    resolver: zodResolver(invitationForm),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', role: 'colaborador', customRoleId: null },
  })
  const { errors } = form.formState
  const role = useWatch({ control: form.control, name: 'role' })
  const ownRoles = useEveryRecord('customRoles', { sort: 'name' }).answer ?? []
  const narrower = ownRoles.filter(({ baseRole }) => baseRole === role)

  const invite = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    wiring.onSending(true)
    const outcome = await sendCall(invitations.create, { body })
    wiring.onSending(false)
    if (outcome.ok) {
      showToast(copy.invited(outcome.answer.data.invitation))
      return onInvited()
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} id={wiring.id} onSubmit={invite} className="grid gap-4 pb-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField label={copy.name} required error={errors.name?.message} {...form.register('name')} />
      <TextField
        kind="email"
        label={copy.email}
        hint={copy.emailHint}
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SelectField
        label={copy.role}
        hint={copy.roleHints[role]}
        options={roleOptions}
        error={errors.role?.message}
        {...form.register('role', { onChange: () => form.setValue('customRoleId', null) })}
      />
      {narrower.length > 0 && (
        <SelectField
          label={officeUsersCopy.ownRole}
          placeholder={officeUsersCopy.noOwnRole}
          options={narrower.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.customRoleId?.message}
          {...form.register('customRoleId', { setValueAs: (chosen: string | null) => chosen || null })}
        />
      )}
    </HookForm>
  )
}
