import {
  addDays,
  desk,
  formatDay,
  formatList,
  isDay,
  lastBookableDay,
  type CatalogService,
} from '@rumi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { bookCopy } from '../../../copy/portal/book.ts'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { mostWeeks, weeklyDays } from '../../../shared/business/weekly-days.ts'
import { WeeklyFields, type Weekly } from '../../../shared/business/weekly-fields.tsx'
import { useCall } from '../../../shared/fetching/queries.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { openDayFrom } from './visit-choice.ts'

type ChooseWeeklyProps = {
  service: CatalogService
  /** Number of dogs, each of which needs a place. */
  dogs: number
  firstDay: string
  onChange: (time: { start: string; end: string; days: readonly string[] } | undefined) => void
}

/** Days of the guardería that repeat every week; full and closed ones are left out and named. */
export function ChooseWeekly({ service, dogs, firstDay, onChange }: ChooseWeeklyProps) {
  const today = businessToday()
  const calendar = useBusinessCalendar()
  const [from, setFrom] = useState(() => openDayFrom(service, firstDay, calendar))
  const [weekly, setWeekly] = useState<Weekly>({ weekdays: [], weeks: 4 })
  const horizon = lastBookableDay(Temporal.Now.instant(), calendar.terms)
  const to = [addDays(from, mostWeeks * 7 - 1), horizon].toSorted()[0] ?? from
  const found = useCall(desk.availability, from <= to ? { query: { serviceId: service.id, from, to } } : null)
  const availability = found.answer?.data.availability ?? []
  const hasPlace = new Set(availability.filter(({ remaining }) => remaining >= dogs).map(({ date }) => date))
  const wanted = weeklyDays(weekly.weekdays, from, weekly.weeks)
  const days = wanted.filter((day) => hasPlace.has(day))
  const leftOut = availability.length === 0 ? [] : wanted.filter((day) => !hasPlace.has(day))
  const reportChange = useEffectEvent((joined: string) => {
    const chosen = joined.split(',')
    const [start, end] = [chosen[0], chosen.at(-1)]
    onChange(start && end ? { start, end, days: chosen } : undefined)
  })
  const joined = days.join()
  useEffect(() => reportChange(joined), [joined])

  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label={copy.weeklyFrom}
          min={today}
          value={from}
          onChange={({ target }) => isDay(target.value) && setFrom(target.value)}
        />
      </div>
      <WeeklyFields value={weekly} disabled={availability.length === 0} onChange={setWeekly} />
      {days.length > 0 && (
        <p>{copy.weeklyDays(days.length, formatList(days.map((day) => formatDay(day, today))))}</p>
      )}
      {leftOut.length > 0 && (
        <p className="text-sm">{bookCopy.leftOut(formatList(leftOut.map((day) => formatDay(day, today))))}</p>
      )}
    </div>
  )
}
