import type { RecordOf, Resources } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'
import { businessToday } from '../../shared/business/business-today.ts'
import { useBusinessCalendar } from '../../shared/business/use-business-calendar.ts'
import { readinessOf } from '../medical-records/readiness.ts'
import { DogCard } from './dog-card.tsx'
import { Rows } from '../../shared/rows/rows.tsx'

type DogListProps = {
  dogs: readonly Dog[]
  recordsOf: (dogId: string) => RecordOf<Resources['medicalRecords']>[]
}

/** The owner's dogs with the state of their medical records. */
export function DogList({ dogs, recordsOf }: DogListProps) {
  const today = businessToday()
  const now = Temporal.Now.instant()
  const calendar = useBusinessCalendar()
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      <Rows of={dogs} by={(dog) => dog._id}>
        {(dog) => (
          <li>
            <DogCard
              dog={dog}
              readiness={readinessOf({ dog, records: recordsOf(dog._id), today, now, calendar })}
              today={today}
            />
          </li>
        )}
      </Rows>
    </ul>
  )
}
