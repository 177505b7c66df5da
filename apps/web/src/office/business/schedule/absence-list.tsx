import type { PersonAtWork, RecordOf, Resources } from '@rumi/contract'
import { absences } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { officePlacesCopy } from '../../../copy/office/business/places.ts'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { MoveBookings } from '../places/conflicting-bookings.tsx'
import { AbsenceForm } from './absence-form.tsx'
import { formatAbsence } from './absence-time.ts'
import { ScheduleLine } from './schedule-line.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'

type Absence = RecordOf<Resources['absences']>
type AbsenceListProps = { items: readonly Absence[]; people: readonly PersonAtWork[]; mayWrite: boolean }

/** Absences, next one first, and a form to add one. */
export function AbsenceList({ items, people, mayWrite }: AbsenceListProps) {
  const send = useSend()
  const [removing, setRemoving] = useState<string>()
  const today = businessToday()
  const sorted = items.toSorted((one, other) => (one.start < other.start ? -1 : 1))

  const remove = async (id: string) => {
    setRemoving(id)
    const outcome = await send(absences.calls.remove(id))
    setRemoving(undefined)
    if (outcome.ok) showToast(officeScheduleCopy.removed)
    else showToast(outcome.refusal.message, 'problem')
  }

  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{officeScheduleCopy.absences}</h2>
      {sorted.length === 0 && <p className="px-2 py-3 text-ink-soft">{officeScheduleCopy.noAbsences}</p>}
      <ul>
        <Rows of={sorted} by={(absence) => absence.id}>
          {(absence) => {
            const when = formatAbsence(absence, today)
            return (
              <ScheduleLine
                note={absence.reason}
                removeLabel={officeScheduleCopy.removeAbsence(absence.resource, when)}
                removing={removing === absence.id}
                onRemove={mayWrite ? () => void remove(absence.id) : undefined}
                below={mayWrite && absence.affected.length > 0 && <AffectedVisits absence={absence} />}
              >
                <span className="w-40 font-strong">{absence.resource}</span>
                <span className="tabular first-letter:uppercase">{when}</span>
              </ScheduleLine>
            )
          }}
        </Rows>
      </ul>
      {mayWrite && <AbsenceForm people={people} />}
    </section>
  )
}

/** Visits in progress at the start of an absence, each with the colleagues who may continue it. */
function AffectedVisits({ absence: { resource, resourceId, affected } }: { absence: Absence }) {
  const title = officeScheduleCopy.affected(resource)
  return (
    <section aria-label={title} className="grid gap-3 rounded-md bg-cream p-4">
      <p>{title}</p>
      <MoveBookings bookings={affected} resourceId={resourceId} otherwise={officePlacesCopy.openBooking} />
    </section>
  )
}
