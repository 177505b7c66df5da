import type { StaffKind } from '@rumi/contract'
import { staffMembers } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { officePlacesCopy, officeStaffCopy as copy } from '../../copy/office-places.ts'
import { useSend, type Refusal } from '../../shared/store.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import type { FormWiring } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { fullName } from '../use-directory.ts'
import { BookingsInTheWay } from './bookings-in-the-way.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import type { Choices, StaffMember } from './staff-choices.ts'

type StaffFormProps = Choices & {
  kind: StaffKind
  person: StaffMember | undefined
  wiring: FormWiring
  onSaved: () => void
}

/** Somebody new who works here, or what changes of one. */
export function StaffForm({ kind, person, services, accounts, wiring, onSaved }: StaffFormProps) {
  const send = useSend()
  const [name, setName] = useState(person?.name ?? '')
  const [userId, setUserId] = useState(person?.userId ?? '')
  const [does, setDoes] = useState<readonly string[]>(person?.services ?? [])
  const [refusal, setRefusal] = useState<Refusal>()
  const issueOf = (path: string) => refusal?.issues.find((issue) => issue.path === path)?.message

  const toggle = (id: string, isDone: boolean) =>
    setDoes((before) => (isDone ? [...before, id] : before.filter((one) => one !== id)))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    wiring.onSending(true)
    const told = { name, userId: userId || null, services: [...does] }
    const outcome = await send(
      person
        ? staffMembers.calls.update({ id: person.id, changes: { ...told, version: person.version } })
        : staffMembers.calls.create({ kind, ...told }),
    )
    wiring.onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(officePlacesCopy.saved(outcome.answer.name))
    onSaved()
  }

  return (
    <form id={wiring.id} onSubmit={save} noValidate className="grid gap-4 pb-2">
      {refusal && refusal.issues.length === 0 && (
        <BookingsInTheWay refusal={refusal} resourceId={person?.id ?? ''} />
      )}
      <TextField
        label={officePlacesCopy.name}
        maxLength={80}
        value={name}
        error={issueOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={copy.account}
        hint={copy.accountHint}
        placeholder={copy.noAccount}
        options={accounts.map((account) => ({ value: account.id, label: fullName(account) }))}
        value={userId}
        error={issueOf('userId')}
        onChange={({ target }) => setUserId(target.value)}
      />
      <fieldset>
        <legend className="font-strong">{copy.services}</legend>
        <p className="text-ink-soft">{copy.servicesHint}</p>
        {issueOf('services') && <Notice tone="problem">{issueOf('services')}</Notice>}
        <Rows of={services} by={(service) => service.id}>
          {(service) => (
            <CheckboxField
              label={service.name}
              checked={does.includes(service.id)}
              onChange={({ target }) => toggle(service.id, target.checked)}
            />
          )}
        </Rows>
      </fieldset>
    </form>
  )
}
