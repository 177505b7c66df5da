import {
  addDays,
  nightsBetween,
  formatDay,
  formatRange,
  type CatalogService,
  formatList,
} from '@rumi/contract'
import type { ReactNode } from 'react'
import { useHouse } from '../../shared/use-house.ts'
import { bookCopy } from '../../copy/book.ts'
import { DayRangeCalendar } from '../../ui/day-calendar.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sideBySide } from '../../ui/side-by-side.ts'
import { CalendarCard } from './calendar-card.tsx'
import { FullNotice } from './full-notice.tsx'
import { fullDaysOf, nextFree } from './next-free.ts'
import type { Guest } from './open-days.ts'
import { useCalendar, type Holding } from './use-calendar.ts'

export type Nights = { start: string; end: string }

type PickNightsProps = {
  service: CatalogService
  guests: readonly Guest[]
  value: Nights | undefined
  onChange: (nights: Nights) => void
  holding?: Holding | undefined
  /** What else there is for nights that are full. */
  renderWhenFull?: (nights: Nights) => ReactNode
  /** The way on: what is chosen, and whether it can be had. */
  renderBar: (standing: { said: string; isFree: boolean }) => ReactNode
}

/** Arrival and departure on a calendar of the rooms left each night. */
export function PickNights({
  service,
  guests,
  value,
  onChange,
  holding,
  renderWhenFull,
  renderBar,
}: PickNightsProps) {
  const calendar = useCalendar({ service, guests, about: value?.start, holding })
  const { open, left, today, places } = calendar
  const count = value ? nightsBetween(value.start, value.end) : 0
  const length = { serviceType: service.serviceType, count }
  const full = value ? fullDaysOf(value.start, length, left) : []
  const { maxNights } = useHouse().hotel
  const isTooLong = count > maxNights
  const offers =
    value && full.length > 0
      ? nextFree({ ...length, after: value.start, left, opens: (day) => open.has(day) })
      : []
  const named = full.map((day) => formatDay(day, today))

  return (
    <div className={sideBySide.frame}>
      <div className={sideBySide.main}>
        <CalendarCard places={places} hasOwn={calendar.hasOwn}>
          <DayRangeCalendar
            {...calendar.props}
            value={value && { first: value.start, last: value.end }}
            onChange={({ first, last }) =>
              onChange({ start: first, end: last > first ? last : addDays(first, 1) })
            }
          />
        </CalendarCard>
        {value && full.length > 0 && (
          <FullNotice
            title={(full.length === 1 ? bookCopy.nightIsFull : bookCopy.nightsAreFull)(formatList(named))}
            offers={offers.map((nights) => ({
              label: formatRange(nights.start, nights.end, today),
              onChoose: () => onChange(nights),
            }))}
          >
            {renderWhenFull?.(value)}
          </FullNotice>
        )}
        {isTooLong && <Notice tone="warning">{bookCopy.tooLong(maxNights)}</Notice>}
      </div>
      <div className={sideBySide.side}>
        {renderBar({
          said: value ? saidNights(value, count, today) : '',
          isFree: value !== undefined && full.length === 0 && !isTooLong,
        })}
      </div>
    </div>
  )
}

const saidNights = ({ start, end }: Nights, count: number, today: string) =>
  `${bookCopy.nightCount(count)}, ${formatRange(start, end, today)}`
