import { formatPesos } from '@rumi/contract'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Temporal } from 'temporal-polyfill'
import { bookCopy } from '../../copy/book.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { houseToday } from '../house-today.ts'
import { PaperDialog } from '../papers/paper-dialog.tsx'
import { readinessOf } from '../papers/readiness.ts'
import { wantedIn } from '../papers/wanted-paper.ts'
import { spokenNames } from '../spoken-names.ts'
import { addressOf } from './choices.ts'
import { DogChoice } from './dog-choice.tsx'
import { NextBar } from './next-bar.tsx'
import type { StepProps } from './step-props.ts'

/** Who comes: each dog with the state of its papers for this service; one that cannot come yet says what to do. */
export function ChooseDogs({ offer, choices, family, ownerIdentified }: StepProps) {
  const { serviceType, priceCentavos } = offer.service
  const kind = bookCopy.kinds[serviceType]
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const today = houseToday()
  const now = Temporal.Now.instant()
  const guests = family.map((guest) => ({
    ...guest,
    readiness: readinessOf({ ...guest, today, now, serviceType, ownerIdentified }),
  }))
  const able = guests.filter(({ readiness }) => 'from' in readiness)
  // Whoever has one dog has already chosen.
  const only = family.length === 1 ? able.map(({ dog }) => dog._id) : []
  const [touchedIds, setTouchedIds] = useState<readonly string[]>()
  const chosenIds = touchedIds ?? (choices.dogIds.length > 0 ? choices.dogIds : only)
  const chosen = able.filter(({ dog }) => chosenIds.includes(dog._id))
  const here = addressOf(choices, { step: 'rumis' })
  const lacking = family.find(({ dog }) => dog._id === params.get('para'))

  const toggle = (id: string) => {
    const dogIds = chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id]
    setTouchedIds(dogIds)
    // Other dogs may need another time: how long a visit takes, and what is left, depend on who comes.
    const changes = { dogIds, time: undefined, bath: undefined, step: 'rumis' } as const
    void navigate(addressOf(choices, changes), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageHeader
        title={bookCopy.dogsQuestion}
        lead={[kind.dogsLead, priceCentavos > 0 && bookCopy.priced(formatPesos(priceCentavos), kind.per)]
          .filter(Boolean)
          .join(' ')}
      />
      <ul className="grid gap-3">
        {guests.map((guest) => (
          <li key={guest.dog._id}>
            <DogChoice
              guest={guest}
              serviceType={serviceType}
              ownerIdentified={ownerIdentified}
              readiness={guest.readiness}
              today={today}
              chosen={chosen.some(({ dog }) => dog._id === guest.dog._id)}
              onToggle={() => toggle(guest.dog._id)}
              addressToAdd={(requirement) => `${here}&para=${guest.dog._id}&papel=${requirement}`}
            />
          </li>
        ))}
      </ul>
      <NextBar
        said={spokenNames(chosen.map(({ dog }) => dog))}
        to={
          chosen.length > 0
            ? addressOf(choices, { dogIds: chosen.map(({ dog }) => dog._id), step: 'fechas' })
            : undefined
        }
        prompt={bookCopy.chooseDog}
      />
      {lacking && (
        <PaperDialog
          dog={lacking.dog}
          wanted={wantedIn(params)}
          onClose={() => navigate(here, { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  )
}
