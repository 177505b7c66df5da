import { medicalRecordStatesFor, formatDay, type RecordOf, type Resources } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Link } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { overviewCopy } from '../../copy/portal/overview.ts'
import { medicalRecordStateCopy, medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { Card } from '../../ui/layout/card.tsx'
import { StatusChip } from '../../ui/feedback/state-chip.tsx'
import { dayCareType } from '../../shared/people/day-care-type.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { businessToday } from '../../shared/business/business-today.ts'

type MedicalRecordsRunningOutProps = {
  dogs: readonly Dog[]
  recordsOf: (dogId: string) => RecordOf<Resources['medicalRecords']>[]
}

/** Expired or expiring medical records of all dogs, earliest first; renders nothing without any. */
export function MedicalRecordsRunningOut({ dogs, recordsOf }: MedicalRecordsRunningOutProps) {
  const terms = useBusiness()
  const today = businessToday()
  const ending = dogs
    .flatMap((dog) =>
      medicalRecordStatesFor(dayCareType, dog, recordsOf(dog._id), today, terms).map((medicalRecord) => ({
        dog,
        medicalRecord,
      })),
    )
    .filter(
      ({ medicalRecord: { state, expiresOn } }) => expiresOn && (state === 'expiring' || state === 'expired'),
    )
    .toSorted((one, other) =>
      (one.medicalRecord.expiresOn ?? '') < (other.medicalRecord.expiresOn ?? '') ? -1 : 1,
    )
  if (ending.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg md:text-xl">{overviewCopy.runningOut}</h2>
      <Card className="py-1! md:py-2!">
        <ul className="divide-y divide-line">
          {ending.map(({ dog, medicalRecord: { requirement, label, state, expiresOn } }) => (
            <li
              key={`${dog._id} ${requirement}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
            >
              <div className="min-w-[min(10rem,100%)] grow basis-40">
                <p className="font-strong [overflow-wrap:anywhere]">
                  {overviewCopy.medicalRecordOf(label, dog.name)}
                </p>
                <p className="text-sm text-ink-soft">
                  {(state === 'expired' ? medicalRecordsCopy.expiredOn : medicalRecordsCopy.until)(
                    formatDay(expiresOn ?? today, today),
                  )}
                </p>
              </div>
              <StatusChip of={medicalRecordStateCopy[state]} />
              <Link
                prefetch="intent"
                to={`${paths.dog(dog._id)}?papel=${requirement}`}
                className="inline-flex min-h-12 items-center rounded-full border-2 border-ink px-5 font-heading hover:bg-sand"
              >
                {medicalRecordsCopy.renew}
                <span className="sr-only"> {overviewCopy.medicalRecordOf(label, dog.name)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
