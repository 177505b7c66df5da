import { formatPesos } from '@rumi/contract'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { withFacts } from '../../../shared/business/with-facts.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { AddOnRow } from './add-on-row.tsx'
import { dayCareType } from '../../../shared/people/day-care-type.ts'
import { guestsOf, type StepProps } from '../step-props.ts'
import type { AddOns } from './add-ons-of.ts'
import { useChoosing } from '../use-choices.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
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

/** Add-ons shown at first: the baths. */
const shownAtFirst = 2

/** Add-ons before going home, each with its hours, as part of the same booking. */
export function ChooseAddOns({ addOns, problemWith, ...step }: ChooseAddOnsProps) {
  const business = useBusiness()
  const { choices, offer } = step
  const headingId = useId()
  const choose = useChoosing(choices)
  const dogs = guestsOf(step).map(({ dog }) => dog)
  const { offered, chosen, stay, withChoice } = addOns
  const isFurther = chosen.some(
    ({ service }) => offered.findIndex((one) => one.service.id === service.id) >= shownAtFirst,
  )
  const [showsAll, setShowsAll] = useState(isFurther)
  const shown = showsAll ? offered : offered.slice(0, shownAtFirst)
  if (offered.length === 0) return null

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
      <ul className="mt-2 divide-y divide-line">
        <Rows of={shown} by={({ service }) => service.id}>
          {({ service, minutes, priceCentavos }) => {
            const place = chosen.findIndex((one) => one.service.id === service.id)
            const added = chosen[place]
            const put = (changes: Parameters<typeof withChoice>[1]) =>
              choose({ addOns: withChoice(service.id, changes), step: 'precio' })
            return (
              <li>
                <AddOnRow
                  service={service}
                  minutes={added?.minutes ?? minutes}
                  price={formatPesos(added?.priceCentavos ?? priceCentavos)}
                  stay={stay}
                  others={chosen.filter((one) => one.service.id !== service.id)}
                  time={added?.choice.time}
                  problem={place < 0 ? undefined : problemWith(place)}
                  onChoose={(time) => put(time === undefined ? null : { time })}
                />
                {added && dogs.length > 1 && (
                  <AddOnGuests
                    service={service.name}
                    dogs={dogs}
                    chosen={added.guests}
                    onChoose={(dogIds) => put({ dogIds })}
                  />
                )}
              </li>
            )
          }}
        </Rows>
      </ul>
      {!showsAll && offered.length > shownAtFirst && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="flex min-h-12 w-full items-center justify-between border-t border-line pt-2 text-left font-strong text-link"
        >
          {bookCopy.moreAddOns(offered.length - shownAtFirst)}
          <ChevronDown className="size-5" aria-hidden="true" />
        </button>
      )}
    </Card>
  )
}
