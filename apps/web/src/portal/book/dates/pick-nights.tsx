import { addDays, nightsBetween, formatDay, formatRange, type CatalogService } from '@rumi/contract'
import { useState, type ReactNode } from 'react'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { DayRangeCalendar } from '../../../ui/controls/day-calendar.tsx'
import { NoticeInSight } from '../../../ui/hooks/focus/notice-in-sight.tsx'
import { twoColumns } from '../../../ui/layout/two-columns.ts'
import { CalendarCard } from './calendar-card.tsx'
import { fullDaysOf, isWithoutRoom, nextFree } from './next-free.ts'
import { RoomNotice, NoRoomNotice } from './room-notices.tsx'
import type { FamilyGuest } from '../step-props.ts'
import { useCalendar } from './use-calendar.ts'

export type Nights = { start: string; end: string }

export type NightsStanding = {
  summary: string
  isFree: boolean
  /** Prompt after the arrival is chosen. */
  awaited?: string | undefined
}

type PickNightsProps = {
  service: CatalogService
  guests: readonly FamilyGuest[]
  value: Nights | undefined
  onChange: (nights: Nights) => void
  /** Booking to move. */
  moving?: string | undefined
  /** Alternatives for full nights. */
  renderWhenFull?: (nights: Nights) => ReactNode
  /** Next step with the selection and its availability. */
  renderBar: (standing: NightsStanding) => ReactNode
}

/** Arrival and departure on a calendar of free rooms per night. */
export function PickNights({
  service,
  guests,
  value,
  onChange,
  moving,
  renderWhenFull,
  renderBar,
}: PickNightsProps) {
  const calendar = useCalendar({ service, guests, about: value?.start, moving })
  const { open, left, rooms, today, places } = calendar
  const [arrival, setArrival] = useState<string>()
  const count = value ? nightsBetween(value.start, value.end) : 0
  const length = { serviceType: service.serviceType, count }
  const full = value ? fullDaysOf(value.start, length, left) : []
  const { maxNights } = useBusiness().hotel
  const isTooLong = count > maxNights
  const isTaken = value !== undefined && (full.length > 0 || isWithoutRoom(value, rooms))
  const offers = isTaken
    ? nextFree({ ...length, after: value.start, left, rooms, opens: (day) => open.has(day) })
    : []

  return (
    <div className={twoColumns.frame}>
      <div className={twoColumns.main}>
        <CalendarCard places={places} hasOwn={calendar.hasOwn}>
          <DayRangeCalendar
            {...calendar.props}
            value={value && { first: value.start, last: value.end }}
            onFirstChange={setArrival}
            onChange={({ first, last }) =>
              onChange({ start: first, end: last > first ? last : addDays(first, 1) })
            }
          />
        </CalendarCard>
        {calendar.needsSeveralRooms && (
          <NoticeInSight tone="warning">{bookCopy.noPlace['one-room']}</NoticeInSight>
        )}
        {calendar.fitsNoRoom && <NoRoomNotice text={bookCopy.noRoomText} />}
        {isTaken && !calendar.fitsNoRoom && (
          <RoomNotice
            guests={guests}
            needsSize={rooms !== undefined && rooms.size > 0}
            full={full.map((day) => formatDay(day, today))}
            offers={offers.map((nights) => ({
              label: formatRange(nights.start, nights.end, today),
              onChoose: () => onChange(nights),
            }))}
          >
            {renderWhenFull?.(value)}
          </RoomNotice>
        )}
        {isTooLong && <NoticeInSight tone="warning">{bookCopy.tooLong(maxNights)}</NoticeInSight>}
      </div>
      <div className={twoColumns.side}>
        {renderBar(
          arrival === undefined
            ? {
                summary: value ? describeNights(value, count, today) : '',
                isFree: value !== undefined && !isTaken && !isTooLong,
              }
            : { summary: formatDay(arrival, today), isFree: false, awaited: bookCopy.chooseDeparture },
        )}
      </div>
    </div>
  )
}

const describeNights = ({ start, end }: Nights, count: number, today: string) =>
  `${bookCopy.nightCount(count)}, ${formatRange(start, end, today)}`
