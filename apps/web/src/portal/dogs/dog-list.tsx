import type { RecordOf, Resources } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'
import { businessToday } from '../../shared/business/business-today.ts'
import { useBusinessCalendar } from '../../shared/business/use-business-calendar.ts'
import { readinessOf, type Readiness } from '../medical-records/readiness.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { ReadinessChip } from '../medical-records/readiness-chip.tsx'
import { formatAge } from './format-age.ts'

type DogCardProps = { dog: Dog; readiness: Readiness; today: string }

/** Summary of a dog: face, name and eligibility, while active. */
function DogCard({ dog, readiness, today }: DogCardProps) {
  const facts = [dog.breed, dog.ended === null && formatAge(dog.birthDate, today)].filter(Boolean).join(' · ')
  return (
    <Link
      prefetch="intent"
      to={paths.dog(dog._id)}
      className="art-listen group flex items-center gap-3 rounded-md bg-white p-3 sm:gap-4 sm:p-4 shadow-soft hover:bg-sand/50"
    >
      <span className="flex min-w-0 grow flex-wrap items-center gap-3 sm:gap-4">
        <DogPortrait dog={dog} className="size-[min(4.5rem,22vw)] shrink-0 sm:size-22" />
        <span className="grid min-w-0 grow basis-[7.5rem] justify-items-start gap-1">
          <span className="max-w-full text-lg font-heading [overflow-wrap:anywhere]">{dog.name}</span>
          <span className="max-w-full text-sm text-ink-soft [overflow-wrap:anywhere]">{facts}</span>
          {dog.ended === null && <ReadinessChip readiness={readiness} today={today} />}
        </span>
      </span>
      <ChevronRight className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  )
}

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
