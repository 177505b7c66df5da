import { eligibilityFor } from '@rumi/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { bookDayCopy } from '../../copy/book-day.ts'
import { dayCareType } from '../day-care-type.ts'
import { ReadinessChip } from '../papers/readiness-chip.tsx'
import type { Readiness } from '../papers/readiness.ts'
import type { FamilyGuest } from './step-props.ts'

type DogChoiceProps = {
  guest: FamilyGuest
  readiness: Readiness
  today: string
  chosen: boolean
  onToggle: () => void
}

/** One dog of the family, to be chosen if its papers allow a day from some day on. */
export function DogChoice({ guest, readiness, today, chosen, onToggle }: DogChoiceProps) {
  const reasonsId = useId()
  const { dog } = guest
  const able = 'from' in readiness
  return (
    <div className="art-listen rounded-md bg-white p-3 shadow-soft has-checked:ring-3 has-checked:ring-ink sm:p-4">
      <label className={`flex items-center gap-3 sm:gap-4 ${able ? 'cursor-pointer' : ''}`}>
        <DogPortrait breed={dog.breed} color={dog.color} seed={dog._id} className="size-18 shrink-0" />
        <span className="grid min-w-0 grow justify-items-start gap-1">
          <span className="text-lg font-heading [overflow-wrap:anywhere]">{dog.name}</span>
          <ReadinessChip readiness={readiness} today={today} />
        </span>
        <input
          type="checkbox"
          checked={chosen}
          disabled={!able}
          onChange={onToggle}
          aria-describedby={able ? undefined : reasonsId}
          className="size-7 shrink-0 accent-teal disabled:opacity-40"
        />
      </label>
      {!able && <WhyNot id={reasonsId} guest={guest} today={today} />}
    </div>
  )
}

/** The rules' own sentences, as the server would say them, and the way to mend them. */
function WhyNot({ id, guest, today }: { id: string; guest: FamilyGuest; today: string }) {
  const asked = {
    serviceType: dayCareType,
    start: today,
    end: today,
    today,
    ownerIdentified: true,
    ...guest,
  } as const
  const { reasons } = eligibilityFor(asked)
  return (
    <div className="mt-3 border-t border-line pt-3">
      <ul id={id} className="grid gap-1 text-sm">
        {reasons.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
      <Link
        to={paths.dog(guest.dog._id)}
        className="inline-flex min-h-12 items-center font-strong text-link underline"
      >
        {bookDayCopy.fixPapers}
        <span className="sr-only"> {guest.dog.name}</span>
      </Link>
    </div>
  )
}
