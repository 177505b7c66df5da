import { formatNames, formatPesos, percentOfTreatment, weightOfSize } from '@rumi/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { bookCopy } from '../../copy/portal/book.ts'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { guestBookingCopy } from '../../copy/portal/guest-booking.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { twoColumns } from '../../ui/layout/two-columns.ts'
import { addressOf } from '../book/choices.ts'
import { whenChosen } from '../book/dates/when-chosen.ts'
import { NextBar } from '../book/next-bar.tsx'
import type { StepProps } from '../book/step-props.ts'
import { formatAge } from '../dogs/format-age.ts'
import { AgeNotice } from './age-notice.tsx'
import { GuestDogForm } from './guest-dog-form.tsx'
import type { GuestDogFields } from './guest-dog-fields.ts'
import { asDog, newGuestId, type GuestDog } from './stored-dogs.ts'

type GuestDogsProps = StepProps & {
  dogs: readonly GuestDog[]
  onDogs: (dogs: readonly GuestDog[]) => void
}

/** Dogs of a guest; all of them come. */
export function GuestDogs({ offer, choices, family, dogs, onDogs }: GuestDogsProps) {
  const { service } = offer
  const ivaPercent = percentOfTreatment(service.ivaTreatment, useBusiness().ivaPercent)
  const kind = bookCopy.kinds[service.serviceType]
  const navigate = useNavigate()
  const today = businessToday()
  const expected = Math.max(1, choices.described.length)
  const [isAdding, setIsAdding] = useState(dogs.length < expected)
  const size = choices.described[dogs.length] ?? undefined
  const isDayChosen = whenChosen({ ...choices, time: undefined }, service.serviceType) !== undefined
  const next = (comes: readonly GuestDog[]) =>
    addressOf(choices, {
      dogIds: comes.map(({ id }) => id),
      time: undefined,
      step: isDayChosen ? 'precio' : 'fechas',
    })

  const add = (fields: GuestDogFields) => {
    const all = [...dogs, { id: newGuestId(), fields }]
    onDogs(all)
    setIsAdding(all.length < expected)
    // Continues after the last expected dog; adding another one returns to the list.
    if (all.length === expected) void navigate(next(all))
  }
  const remove = (id: string) => {
    const left = dogs.filter((dog) => dog.id !== id)
    onDogs(left)
    setIsAdding(left.length === 0)
  }

  return (
    <>
      <PageHeader
        title={bookCopy.dogsQuestion}
        lead={[
          guestBookingCopy.dogLead,
          service.priceCentavos !== null &&
            bookCopy.priced(formatPesos(service.priceCentavos), kind.per, ivaPercent),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {isAdding ? (
        <GuestDogForm
          key={dogs.length}
          place={expected > 1 ? guestBookingCopy.dogOf(dogs.length + 1, expected) : undefined}
          estimated={size && { size, weightKg: weightOfSize(size, service) }}
          submitLabel={dogs.length < expected ? guestBookingCopy.addDog : guestBookingCopy.save}
          onAdd={add}
          onCancel={dogs.length > 0 ? () => setIsAdding(false) : undefined}
        />
      ) : (
        <div className={twoColumns.frame}>
          <div className={twoColumns.main}>
            <ul className="grid gap-3">
              <Rows of={dogs} by={(dog) => dog.id}>
                {(dog) => (
                  <li className="flex flex-wrap items-center gap-3 rounded-md bg-white p-3 shadow-soft sm:gap-4 sm:p-4">
                    <DogPortrait dog={asDog(dog)} className="size-18 shrink-0" />
                    <span className="grid min-w-0 grow basis-[6rem] gap-1">
                      <span className="text-lg font-heading [overflow-wrap:anywhere]">{dog.fields.name}</span>
                      <span className="text-ink-soft">{formatAge(dog.fields.birthDate, today)}</span>
                    </span>
                    <Button
                      tone="quiet"
                      className="shrink-0 max-sm:px-3"
                      aria-label={guestBookingCopy.removeDog(dog.fields.name)}
                      onClick={() => remove(dog.id)}
                    >
                      {guestBookingCopy.remove}
                    </Button>
                  </li>
                )}
              </Rows>
            </ul>
            <AgeNotice serviceType={service.serviceType} guests={family} />
            <Button tone="quiet" className="justify-self-start" onClick={() => setIsAdding(true)}>
              <Plus className="size-5" aria-hidden="true" />
              {bookCopy.addAnotherDog}
            </Button>
          </div>
          <div className={twoColumns.side}>
            <NextBar
              service={service}
              guests={family}
              summary={formatNames(dogs.map(({ fields }) => fields))}
              to={next(dogs)}
              prompt={dogsCopy.name}
            />
          </div>
        </div>
      )}
    </>
  )
}
