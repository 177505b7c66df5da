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
} from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { useState, type ReactNode } from 'react'
import { PickHour, type Hour } from '../../book/dates/pick-hour.tsx'
import { PickNights, type NightsStanding } from '../../book/dates/pick-nights.tsx'
import type { FamilyGuest } from '../../book/step-props.ts'
import { PickFirstDay } from './pick-first-day.tsx'

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
