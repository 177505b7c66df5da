import { formatPesos } from '@rumi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Temporal } from 'temporal-polyfill'
import { bookDayCopy } from '../../copy/book-day.ts'
import { BottomActionBar } from '../../ui/bottom-action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { houseToday } from '../house-today.ts'
import { readinessOf } from '../papers/readiness.ts'
import { spokenNames } from '../spoken-names.ts'
import type { StepProps } from './step-props.ts'
import { addressOf } from './choices.ts'
import { DogChoice } from './dog-choice.tsx'

/** Who comes: each dog with the state of its papers; one that cannot come yet says why and what to do. */
export function ChooseDogs({ service, choices, family }: StepProps) {
  const navigate = useNavigate()
  const today = houseToday()
  const now = Temporal.Now.instant()
  const guests = family.map((guest) => ({ ...guest, readiness: readinessOf({ ...guest, today, now }) }))
  const able = guests.filter(({ readiness }) => 'from' in readiness)
  // Whoever has one dog has already chosen.
  const only = family.length === 1 ? able.map(({ dog }) => dog._id) : []
  const [touchedIds, setTouchedIds] = useState<readonly string[]>()
  const chosenIds = touchedIds ?? (choices.dogIds.length > 0 ? choices.dogIds : only)
  const chosen = able.filter(({ dog }) => chosenIds.includes(dog._id))

  const toggle = (id: string) => {
    const dogIds = chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id]
    setTouchedIds(dogIds)
    void navigate(addressOf(choices, { dogIds, step: 'rumis' }), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageHeader
        title={bookDayCopy.dogsQuestion}
        lead={`${bookDayCopy.dogsLead} ${bookDayCopy.perDay(formatPesos(service.priceCentavos))}.`}
      />
      <ul className="grid gap-3">
        {guests.map((guest) => (
          <li key={guest.dog._id}>
            <DogChoice
              guest={guest}
              readiness={guest.readiness}
              today={today}
              chosen={chosen.some(({ dog }) => dog._id === guest.dog._id)}
              onToggle={() => toggle(guest.dog._id)}
            />
          </li>
        ))}
      </ul>
      <BottomActionBar>
        <span className="min-w-0 truncate font-strong empty:hidden" aria-live="polite">
          {spokenNames(chosen.map(({ dog }) => dog))}
        </span>
        {chosen.length > 0 ? (
          <LinkButton to={addressOf(choices, { dogIds: chosen.map(({ dog }) => dog._id), step: 'dia' })}>
            {bookDayCopy.next}
          </LinkButton>
        ) : (
          <Button disabled className="grow md:grow-0">
            {bookDayCopy.chooseDog}
          </Button>
        )}
      </BottomActionBar>
    </>
  )
}
