import {
  countedIn,
  dayCareDays,
  minutesBetween,
  type CatalogService,
  type Times,
  addMinutes,
  dayOf,
  instantAt,
  timeOf,
  addDays,
  formatDay,
  formatDays,
  formatList,
} from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { useState, type ReactNode } from 'react'
import { PickHour, type Hour } from '../../book/dates/pick-hour.tsx'
import { PickNights, type NightsStanding } from '../../book/dates/pick-nights.tsx'
import type { FamilyGuest } from '../../book/step-props.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { DayCalendar } from '../../../ui/controls/day-calendar.tsx'
import { twoColumns } from '../../../ui/layout/two-columns.ts'
import { CalendarCard } from '../../book/dates/calendar-card.tsx'
import { FullNotice } from '../../book/dates/full-notice.tsx'
import { fullDaysOf, nextFree } from '../../book/dates/next-free.ts'
import type { Guest } from '../../book/dates/open-days.ts'
import { useCalendar } from '../../book/dates/use-calendar.ts'

/** Day and hour of a visit, in address and calendar format. */
export const hourOf = ({ start }: Times) => ({ day: dayOf(start), time: timeOf(start) })

/** Moves a visit to another hour with the same duration. */
export function visitAt({ start, end }: Times, day: string, time: string): Times {
  const begins = instantAt(day, time)
  return { start: begins, end: addMinutes(begins, minutesBetween(start, end)) }
}

type PickTimeProps = {
  booking: Booking
  service: CatalogService
  guests: readonly FamilyGuest[]
  value: Times
  onChange: (times: Times) => void
  renderBar: (standing: NightsStanding) => ReactNode
}

/** Calendar of the service, starting at the booking's current time. */
export function PickTime({ booking, service, guests, value, onChange, renderBar }: PickTimeProps) {
  const counting = countedIn[service.serviceType]
  const shared = { service, guests, moving: booking.id, renderBar }
  if (counting === 'nights') return <PickNights {...shared} value={value} onChange={onChange} />
  if (counting === 'days')
    return (
      <PickFirstDay
        {...shared}
        count={dayCareDays(booking.start, booking.end)}
        value={value}
        onChange={onChange}
      />
    )
  return <PickVisit {...shared} booking={booking} onChange={onChange} />
}

type PickVisitProps = Omit<PickTimeProps, 'value'> & { moving: string }

function PickVisit({ booking, onChange, ...shared }: PickVisitProps) {
  const [hour, setHour] = useState<Hour>(hourOf(booking))
  return (
    <PickHour
      {...shared}
      minutes={minutesBetween(booking.start, booking.end)}
      value={hour}
      onChange={(wanted) => {
        setHour(wanted)
        if (wanted.time !== undefined) onChange(visitAt(booking, wanted.day, wanted.time))
      }}
    />
  )
}

type Days = { start: string; end: string }

type PickFirstDayProps = {
  service: CatalogService
  guests: readonly Guest[]
  /** Number of consecutive days. */
  count: number
  value: Days | undefined
  onChange: (days: Days) => void
  /** Booking to move. */
  moving: string
  renderBar: (standing: { summary: string; isFree: boolean }) => ReactNode
}

/** First day of a moved guardería booking, which keeps its length. */
function PickFirstDay(props: PickFirstDayProps) {
  const { service, guests, count, value, onChange, moving, renderBar } = props
  const calendar = useCalendar({ service, guests, about: value?.start, moving })
  const { open, today, places } = calendar
  const length = { serviceType: service.serviceType, count }
  const from = (start: string) => ({ start, end: addDays(start, count - 1) })
  const full = value ? fullDaysOf(value.start, length, open) : []
  const isOpen =
    value !== undefined &&
    nextFree({ ...length, after: addDays(value.start, -1), left: open, opens: (day) => open.has(day) }, 1)[0]
      ?.start === value.start

  return (
    <div className={twoColumns.frame}>
      <div className={twoColumns.main}>
        <CalendarCard places={places} hasOwn={calendar.hasOwn}>
          <DayCalendar {...calendar.props} value={value?.start} onChange={(day) => onChange(from(day))} />
        </CalendarCard>
        {value && !isOpen && places.status === 'ready' && (
          <FullNotice
            title={
              full.length > 0
                ? bookCopy.daysAreFull(formatList(full.map((day) => formatDay(day, today))))
                : bookCopy.notInARow(count)
            }
            offers={nextFree({
              ...length,
              after: value.start,
              left: open,
              opens: (day) => open.has(day),
            }).map((days) => ({ label: formatDays(days, today), onChoose: () => onChange(days) }))}
          />
        )}
      </div>
      <div className={twoColumns.side}>
        {renderBar({ summary: value ? formatDays(value, today) : '', isFree: isOpen })}
      </div>
    </div>
  )
}
