import { formatList, type StaffKind } from '@rumi/contract'
import { staffMembers } from '@rumi/data-layer'
import { useState } from 'react'
import { officePlacesCopy, officeStaffCopy as copy } from '../../../copy/office/business/places.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { heldBy } from '../../kit/held-by.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { PlaceLine } from './place-line.tsx'
import type { Choices, StaffMember } from './staff-choices.ts'
import { StaffForm } from './staff-form.tsx'

type StaffListProps = Choices & { kind: StaffKind; items: readonly StaffMember[] }

/** Staff of one kind, active ones first. */
export function StaffList({ kind, items, services, accounts }: StaffListProps) {
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
