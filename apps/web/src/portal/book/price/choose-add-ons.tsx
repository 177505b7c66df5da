import { booking } from '@rumi/contract'
import { useId } from 'react'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { withFacts } from '../../../shared/business/with-facts.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { dayCareType } from '../../../shared/people/day-care-type.ts'
import { guestsOf, type StepProps } from '../step-props.ts'
import type { AddOns } from './add-ons-of.ts'
import { useChoosing } from '../use-choices.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AddOnList } from '../../../shared/services/add-on-list.tsx'
import type { Dog } from '@rumi/data-layer'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'

type AddOnGuestsProps = {
  service: string
  dogs: readonly Dog[]
  chosen: readonly Dog[]
  onChoose: (dogIds: readonly string[]) => void
}

/** Dogs that an add-on is for; at least one. */
function AddOnGuests({ service, dogs, chosen, onChoose }: AddOnGuestsProps) {
  const isFor = (dog: Dog) => chosen.some(({ _id }) => _id === dog._id)
  const idsWith = (dog: Dog) =>
    dogs.filter((one) => (one._id === dog._id ? !isFor(one) : isFor(one))).map(({ _id }) => _id)
  return (
    <fieldset className="pb-3">
      <legend className="text-sm font-strong">{bookCopy.addOnFor(service)}</legend>
      <div className="flex flex-wrap gap-x-6">
        <Rows of={dogs} by={({ _id }) => _id}>
          {(dog) => (
            <CheckboxField
              label={dog.name}
              checked={isFor(dog)}
              disabled={isFor(dog) && chosen.length === 1}
              onChange={() => onChoose(idsWith(dog))}
            />
          )}
        </Rows>
      </div>
    </fieldset>
  )
}

type ChooseAddOnsProps = StepProps & {
  addOns: AddOns
  /** Server error for a chosen add-on, by index. */
  problemWith: (place: number) => string | undefined
}

/** Add-ons before going home, each with its hours, as part of the same booking. */
export function ChooseAddOns({ addOns, problemWith, ...step }: ChooseAddOnsProps) {
  const business = useBusiness()
  const { choices, offer } = step
  const headingId = useId()
  const choose = useChoosing(choices)
  const dogs = guestsOf(step).map(({ dog }) => dog)
  const { offered, withChoice } = addOns
  if (offered.length === 0) return null

  const put = (serviceId: string, changes: Parameters<typeof withChoice>[1]) =>
    choose({ addOns: withChoice(serviceId, changes), step: 'precio' })
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        {bookCopy.addOnsTitle}
      </h2>
      <p className="text-sm text-ink-soft">
        {offer.service.serviceType === dayCareType
          ? bookCopy.addOnsOfDay
          : withFacts(bookCopy.addOnsOfStay, business)}
      </p>
      <AddOnList
        addOns={addOns}
        hours={booking.availability}
        problemWith={problemWith}
        onChoose={(serviceId, time) => put(serviceId, time === undefined ? null : { time })}
        renderAdded={({ service, guests }) =>
          dogs.length > 1 && (
            <AddOnGuests
              service={service.name}
              dogs={dogs}
              chosen={guests}
              onChoose={(dogIds) => put(service.id, { dogIds })}
            />
          )
        }
      />
    </Card>
  )
}
