import { formatList, type StaffKind, type RecordOf, type Resources } from '@rumi/contract'
import { staffMembers } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { officePlacesCopy, officeStaffCopy as copy } from '../../../copy/office/business/places.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { fullName } from '../../kit/records/use-directory.ts'
import { ConflictingBookings } from './conflicting-bookings.tsx'
import { WrittenVersions, type WrittenFact } from '../../../shared/refusals/written-versions.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { usePlaceSaving } from './use-place-saving.ts'
import { Form } from '../../../ui/forms/form.tsx'

export type StaffMember = RecordOf<Resources['staffMembers']>

/** Services and accounts that a staff member may be linked to. */
export type Choices = {
  services: readonly RecordOf<Resources['services']>[]
  accounts: readonly RecordOf<Resources['clients']>[]
}

type StaffFormProps = Choices & {
  kind: StaffKind
  person: StaffMember | undefined
  wiring: FormWiring
  onSaved: () => void
}

const fieldsOf = ({ name, userId, services }: StaffMember) => ({
  name,
  userId,
  services: services.toSorted(),
})
type StaffFields = ReturnType<typeof fieldsOf>

/** Form of a staff member, new or existing. */
export function StaffForm({ kind, person, services, accounts, wiring, onSaved }: StaffFormProps) {
  const [name, setName] = useState(person?.name ?? '')
  const [userId, setUserId] = useState(person?.userId ?? '')
  const [does, setDoes] = useState<readonly string[]>(person?.services ?? [])
  const mine: StaffFields = { name, userId: userId || null, services: does.toSorted() }
  const { refusal, issueOf, versions, save } = usePlaceSaving({
    kind: 'staffMembers',
    place: person,
    writtenOf: fieldsOf,
    calls: {
      update: staffMembers.calls.update,
      create: (written) => staffMembers.calls.create({ kind, ...written }),
    },
    write(fields) {
      setName(fields.name)
      setUserId(fields.userId ?? '')
      setDoes(fields.services)
    },
    onSending: wiring.onSending,
    onSaved,
  })
  const nameOfService = (id: string) => services.find((service) => service.id === id)?.name ?? ''
  const accountName = (id: string | null) => {
    const account = accounts.find((one) => one.id === id)
    return account ? fullName(account) : copy.noAccount
  }
  const facts: readonly WrittenFact<StaffFields>[] = [
    { label: officePlacesCopy.name, format: (fields) => fields.name },
    { label: copy.account, format: ({ userId: id }) => accountName(id) },
    {
      label: copy.services,
      format: (fields) =>
        fields.services.length === 0 ? copy.allServices : formatList(fields.services.map(nameOfService)),
    },
  ]

  const toggle = (id: string, isDone: boolean) =>
    setDoes((before) => (isDone ? [...before, id] : before.filter((one) => one !== id)))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(mine)
  }

  return (
    <Form problems={refusal?.issues} id={wiring.id} onSubmit={submit} className="grid gap-4 pb-2">
      {versions && <WrittenVersions versions={versions} mine={mine} facts={facts} />}
      {refusal && refusal.issues.length === 0 && (
        <ConflictingBookings refusal={refusal} resourceId={person?.id ?? ''} />
      )}
      <TextField
        label={officePlacesCopy.name}
        maxLength={80}
        value={name}
        error={issueOf('name', mine)}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={copy.account}
        hint={copy.accountHint}
        placeholder={copy.noAccount}
        options={accounts.map((account) => ({ value: account.id, label: fullName(account) }))}
        value={userId}
        error={issueOf('userId', mine)}
        onChange={({ target }) => setUserId(target.value)}
      />
      <fieldset>
        <legend className="font-strong">{copy.services}</legend>
        <p className="text-ink-soft">{copy.servicesHint}</p>
        {issueOf('services', mine) && <Notice tone="problem">{issueOf('services', mine)}</Notice>}
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
    </Form>
  )
}
