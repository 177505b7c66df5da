import { formatPesos } from '@rumi/contract'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { bookCopy } from '../../copy/portal/book.ts'
import { Rows } from '../rows/rows.tsx'
import { AddOnRow, type HoursCall } from './add-on-row.tsx'
import type { AddOnsOfStay } from './add-ons-of-stay.ts'

type Guest = { _id: string; weightKg: number | null }
type Added<Dog extends Guest> = AddOnsOfStay<Dog>['chosen'][number]

type AddOnListProps<Dog extends Guest> = {
  addOns: Pick<AddOnsOfStay<Dog>, 'offered' | 'chosen' | 'stay'>
  hours: HoursCall
  /** Server error for a chosen add-on, by index. */
  problemWith: (place: number) => string | undefined
  /** Adds an add-on or changes its hour; removes it without one. */
  onChoose: (serviceId: string, time: string | undefined) => void
  /** Further choices of an added one. */
  renderAdded?: (added: Added<Dog>) => ReactNode
}

/** Add-ons shown at first: the baths. */
const shownAtFirst = 2

/** Services offered before going home, each with its free hours. */
export function AddOnList<Dog extends Guest>(props: AddOnListProps<Dog>) {
  const { addOns, hours, problemWith, onChoose, renderAdded } = props
  const { offered, chosen, stay } = addOns
  const isFurther = chosen.some(
    ({ service }) => offered.findIndex((one) => one.service.id === service.id) >= shownAtFirst,
  )
  const [showsAll, setShowsAll] = useState(isFurther)
  const shown = showsAll ? offered : offered.slice(0, shownAtFirst)

  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        <Rows of={shown} by={({ service }) => service.id}>
          {({ service, minutes, priceCentavos }) => {
            const place = chosen.findIndex((one) => one.service.id === service.id)
            const added = chosen[place]
            return (
              <li>
                <AddOnRow
                  hours={hours}
                  service={service}
                  minutes={added?.minutes ?? minutes}
                  price={formatPesos(added?.priceCentavos ?? priceCentavos)}
                  stay={stay}
                  others={chosen.filter((one) => one.service.id !== service.id)}
                  time={added?.choice.time}
                  problem={place < 0 ? undefined : problemWith(place)}
                  onChoose={(time) => onChoose(service.id, time)}
                />
                <div>{added && renderAdded?.(added)}</div>
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
    </>
  )
}
