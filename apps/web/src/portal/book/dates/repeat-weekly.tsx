import { addDays, booking, lastBookableDay, formatDay, type CatalogService, formatList } from '@rumi/contract'
import { useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { mostWeeks, weeklyDays } from '../../../shared/business/weekly-days.ts'
import { WeeklyFields, type Weekly } from '../../../shared/business/weekly-fields.tsx'
import { bookCopy } from '../../../copy/portal/book.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { openDays, type Guest } from './open-days.ts'

type RepeatWeeklyProps = {
  service: CatalogService
  guests: readonly Guest[]
  onChoose: (days: readonly string[]) => void
}

/**
 * Repeats weekdays over some weeks; omits and lists days that are full, closed or beyond a medical record's validity.
 */
export function RepeatWeekly({ service, guests, onChoose }: RepeatWeeklyProps) {
  const today = businessToday()
  const now = Temporal.Now.instant()
  const calendar = useBusinessCalendar()
  const [weekly, setWeekly] = useState<Weekly>({ weekdays: [], weeks: 4 })
  const from = addDays(today, 1)
  const to = [addDays(from, mostWeeks * 7 - 1), lastBookableDay(now, calendar.terms)].toSorted()[0] ?? from
  const availabilityQuery = useCall(booking.availability, { query: { serviceId: service.id, from, to } })
  const days = availabilityQuery.answer?.data.availability ?? []
  const open = openDays(days, { serviceType: service.serviceType, guests, today, now, calendar })
  const wanted = weeklyDays(weekly.weekdays, from, weekly.weeks)
  const leftOut = days.length === 0 ? [] : wanted.filter((day) => !open.get(day))

  return (
    <div className="grid gap-4">
      <WeeklyFields
        value={weekly}
        disabled={days.length === 0}
        onChange={(next) => {
          setWeekly(next)
          onChoose(weeklyDays(next.weekdays, from, next.weeks).filter((day) => open.get(day)))
        }}
      />
      {leftOut.length > 0 && (
        <p className="text-sm">{bookCopy.leftOut(formatList(leftOut.map((day) => formatDay(day, today))))}</p>
      )}
    </div>
  )
}
