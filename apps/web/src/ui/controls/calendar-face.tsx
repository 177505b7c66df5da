import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { stripRangeLabel } from '../layout/strip-range-label.ts'

/** Free places on a day (`YYYY-MM-DD`); undefined while unknown or on a closed day. */
export type RemainingOn = (day: string) => number | undefined

/** The user's own event on a day, in a few words: 'ya tienes reserva'. */
export type OwnOn = (day: string) => string | undefined

/** Reason a day cannot be chosen, in a word or two: 'cerrado'. */
export type ClosedReason = (day: string) => string | undefined

export type CalendarWords = {
  label: string
  previousLabel: string
  nextLabel: string
  /** 'lleno' */ fullLabel: string
  /** 'Quedan 3 lugares', for screen readers. */
  remainingLabel: (places: number) => string
}

const arrowLook = 'grid size-12 place-items-center rounded-full hover:bg-sand disabled:opacity-40'
const cellLook =
  'mx-auto grid aspect-square w-full max-w-14 content-center justify-items-center rounded-sm border-2 border-line bg-white leading-tight cursor-pointer outline-none ' +
  'hover:border-ink data-focus-visible:ring-3 data-focus-visible:ring-ink ' +
  'data-selected:border-primary data-selected:bg-primary data-selected:text-on-primary data-selected:font-heading ' +
  'data-between:rounded-none data-between:border-primary/40 data-between:bg-primary/25 ' +
  'data-full:not-data-selected:border-dashed data-full:not-data-selected:bg-cream data-full:not-data-selected:text-ink-soft ' +
  'data-unavailable:cursor-not-allowed data-unavailable:not-data-between:border-transparent data-unavailable:not-data-between:bg-transparent data-unavailable:text-ink-soft ' +
  'data-disabled:cursor-default data-disabled:border-transparent data-disabled:bg-transparent data-disabled:text-line-strong data-outside-month:hidden'

/** Hides weeks without a selectable day, so that late in a month the calendar starts at the first usable week. */
const weeksThatAreOver = '[&>tr:not(:has([role=button]:not([data-disabled])))]:hidden'

type CalendarFaceProps = CalendarWords & {
  remainingOn: RemainingOn
  whyShut?: ClosedReason
  ownOn?: OwnOn
  /** True for a day inside the selected range, also if the range cannot start on it. */
  isBetween?: (day: string) => boolean
}

/** Month with arrows; each day shows its free places. */
export function CalendarFace({
  previousLabel,
  nextLabel,
  fullLabel,
  remainingLabel,
  remainingOn,
  whyShut,
  ownOn,
  isBetween,
}: CalendarFaceProps) {
  return (
    <div className="w-full max-w-md">
      <div className="mb-2 flex items-center justify-between">
        <Button slot="previous" aria-label={previousLabel} className={arrowLook}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Heading className="min-w-0 text-center text-[length:min(var(--text-lg),6vw)] first-letter:uppercase" />
        <Button slot="next" aria-label={nextLabel} className={arrowLook}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid
        weekdayStyle="short"
        className="w-full table-fixed border-separate border-spacing-[2px] text-[length:min(1em,5vw)]"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-[length:min(0.875em,4.4vw)] font-strong text-ink-soft">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody className={weeksThatAreOver}>
          {(date) => (
            <CalendarCell
              date={date}
              data-between={isBetween?.(date.toString()) || undefined}
              data-full={remainingOn(date.toString()) === 0 || undefined}
              className={cellLook}
              render={(cell) => (
                <div
                  {...cell}
                  aria-label={[
                    stripRangeLabel(cell['aria-label']),
                    placesText(remainingOn(date.toString()), { fullLabel, remainingLabel }) ??
                      whyShut?.(date.toString()),
                    ownOn?.(date.toString()),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                />
              )}
            >
              {({ formattedDate, isDisabled }) => (
                <>
                  <span className={`tabular ${ownOn?.(date.toString()) ? 'border-b-3 border-current' : ''}`}>
                    {formattedDate}
                  </span>
                  {!isDisabled && (
                    <Remaining
                      places={remainingOn(date.toString())}
                      isShut={whyShut?.(date.toString()) !== undefined}
                      fullLabel={fullLabel}
                    />
                  )}
                </>
              )}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

/** Returns the text that a screen reader adds after the date: the free places, if known. */
function placesText(
  places: number | undefined,
  { fullLabel, remainingLabel }: Pick<CalendarWords, 'fullLabel' | 'remainingLabel'>,
) {
  if (places === undefined) return undefined
  return places <= 0 ? fullLabel : remainingLabel(places)
}

type RemainingProps = { places: number | undefined; isShut: boolean; fullLabel: string }

/** Free places beside the day's number, also part of the cell's accessible name. Reserves its space while loading. */
function Remaining({ places, isShut, fullLabel }: RemainingProps) {
  if (places === undefined && !isShut) return <span className="awaited-places text-xs" />
  const shown = places === undefined ? '·' : places <= 0 ? fullLabel : String(places)
  const scarce = places !== undefined && places > 0 && places <= 3
  return (
    <span
      data-shown={shown}
      className={`tabular text-[length:min(0.75rem,4vw)] after:content-[attr(data-shown)] ${scarce ? 'font-strong' : ''}`}
    />
  )
}
