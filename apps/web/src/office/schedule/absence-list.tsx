import type { PersonAtWork, RecordOf, Resources } from '@rumi/contract'
import { absences } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../app/store.ts'
import { officeScheduleCopy } from '../../copy/office-schedule.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { houseToday } from '../house-today.ts'
import { AbsenceForm } from './absence-form.tsx'
import { spokenAbsence } from './absence-time.ts'

type Absence = RecordOf<Resources['absences']>
type AbsenceListProps = { items: readonly Absence[]; people: readonly PersonAtWork[]; mayWrite: boolean }

/** Who is away, the next one first, and a form to note another. */
export function AbsenceList({ items, people, mayWrite }: AbsenceListProps) {
  const send = useSend()
  const [removing, setRemoving] = useState<string>()
  const today = houseToday()
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
        {sorted.map((absence) => {
          const when = spokenAbsence(absence, today)
          return (
            <li
              key={absence.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-2 py-2"
            >
              <span className="w-40 font-strong">{absence.resource}</span>
              <span className="tabular first-letter:uppercase">{when}</span>
              <span className="grow text-ink-soft [overflow-wrap:anywhere]">{absence.reason}</span>
              {mayWrite && (
                <Button
                  tone="quiet"
                  size="small"
                  className="max-md:min-h-12"
                  loading={removing === absence.id}
                  aria-label={officeScheduleCopy.removeAbsence(absence.resource, when)}
                  onClick={() => remove(absence.id)}
                >
                  {officeScheduleCopy.remove}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {mayWrite && <AbsenceForm people={people} />}
    </section>
  )
}
