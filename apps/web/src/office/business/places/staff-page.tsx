import { staffKinds, formatList, type StaffKind } from '@rumi/contract'
import { staffMembers } from '@rumi/data-layer'
import { useState } from 'react'
import { officeStaffCopy as copy, officePlacesCopy } from '../../../copy/office/business/places.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { heldBy } from '../../kit/held-by.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { PlaceLine } from './place-line.tsx'
import { StaffForm, type Choices, type StaffMember } from './staff-form.tsx'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

type StaffListProps = Choices & { kind: StaffKind; items: readonly StaffMember[] }

/** Staff of one kind, active ones first. */
function StaffList({ kind, items, services, accounts }: StaffListProps) {
  const [writing, setWriting] = useState<StaffMember | 'new'>()
  const changing = writing === 'new' ? undefined : writing
  const ofKind = services.filter(({ serviceType }) => heldBy[serviceType] === kind)
  const nameOfService = (id: string) => ofKind.find((service) => service.id === id)?.name ?? ''
  const account = (id: string | null) => accounts.find((one) => one.id === id)

  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{copy.kinds[kind]}</h2>
      {items.length === 0 && <p className="px-2 py-3 text-ink-soft">{copy.noOf}</p>}
      <ul>
        <Rows
          of={items.toSorted((one, other) => Number(other.active) - Number(one.active))}
          by={({ id }) => id}
        >
          {(person) => (
            <PlaceLine
              place={person}
              onChange={() => setWriting(person)}
              retire={() => staffMembers.calls.remove(person.id)}
              restore={() => staffMembers.calls.update({ id: person.id, changes: { active: true } })}
            >
              <p className="text-ink-soft">
                {person.services.length === 0
                  ? copy.allServices
                  : formatList(person.services.map(nameOfService))}
              </p>
              <p className="text-ink-soft">
                {account(person.userId) ? copy.hasAccount(fullName(account(person.userId))) : copy.noAccount}
              </p>
            </PlaceLine>
          )}
        </Rows>
      </ul>
      <Button
        tone="secondary"
        className="mt-4"
        aria-label={`${copy.add}: ${copy.kinds[kind]}`}
        onClick={() => setWriting('new')}
      >
        {copy.add}
      </Button>
      <OfficeFormDialog
        open={writing !== undefined}
        onClose={() => setWriting(undefined)}
        title={changing ? officePlacesCopy.changeOf(changing.name) : `${copy.add}: ${copy.kinds[kind]}`}
        submitLabel={officePlacesCopy.save}
      >
        {(wiring) => (
          <StaffForm
            kind={kind}
            person={changing}
            services={ofKind}
            accounts={accounts}
            wiring={wiring}
            onSaved={() => setWriting(undefined)}
          />
        )}
      </OfficeFormDialog>
    </section>
  )
}

export const meta = officeMeta(copy.title)

/** Groomers and trainers with their services. */
export default function StaffPage() {
  return (
    <OnlyFor access="admin" area="staffMembers">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Staff />
    </OnlyFor>
  )
}

function Staff() {
  const people = useEveryRecord('staffMembers', {})
  const services = useEveryRecord('services', {})
  const accounts = useEveryRecord('clients', { role: 'colaborador,contador,admin' })
  return (
    <Fetched fetchings={[people, services, accounts]}>
      <div className="grid gap-10">
        {staffKinds.map((kind) => (
          <StaffList
            key={kind}
            kind={kind}
            items={(people.answer ?? []).filter((person) => person.kind === kind)}
            services={services.answer ?? []}
            accounts={accounts.answer ?? []}
          />
        ))}
        <div>
          <AreaLinkButton tone="secondary" to={paths.officeSchedule()}>
            {copy.hours}
          </AreaLinkButton>
        </div>
      </div>
    </Fetched>
  )
}
