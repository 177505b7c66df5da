import {
  addDays,
  booking,
  lastBookableDay,
  formatDay,
  type CatalogService,
  formatList,
  eachDay,
  weekdayOf,
  type BusinessTerms,
} from '@rumi/contract'
import { useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { openDays, type Guest } from './open-days.ts'

/** Weekdays with opening hours, Monday (1) to Sunday (7). */
export const openWeekdays = (hours: BusinessTerms['hours']['dayCare']) =>
  hours.map(({ weekday }) => (weekday === 0 ? 7 : weekday)).toSorted((one, other) => one - other)

/** Days on these weekdays (Monday is 1) within the given number of weeks from a day. */
export const weeklyDays = (weekdays: readonly number[], from: string, weeks: number) =>
  eachDay(from, addDays(from, weeks * 7 - 1)).filter((day) => weekdays.includes(weekdayOf(day)))

type RepeatWeeklyProps = {
  service: CatalogService
  guests: readonly Guest[]
  onChoose: (days: readonly string[]) => void
}

const weekCounts = [2, 3, 4, 6, 8] as const
const mostWeeks = 8

/**
 * Repeats weekdays over some weeks; omits and lists days that are full, closed or beyond a medical record's validity.
 */
export function RepeatWeekly({ service, guests, onChoose }: RepeatWeeklyProps) {
  const today = businessToday()
  const now = Temporal.Now.instant()
  const calendar = useBusinessCalendar()
  const [weekdays, setWeekdays] = useState<readonly number[]>([])
  const [weeks, setWeeks] = useState(4)
  const from = addDays(today, 1)
  const to = [addDays(from, mostWeeks * 7 - 1), lastBookableDay(now, calendar.terms)].toSorted()[0] ?? from
  const availabilityQuery = useCall(booking.availability, { query: { serviceId: service.id, from, to } })
  const days = availabilityQuery.answer?.data.availability ?? []
  const open = openDays(days, { serviceType: service.serviceType, guests, today, now, calendar })
  const wanted = weeklyDays(weekdays, from, weeks)
  const leftOut = days.length === 0 ? [] : wanted.filter((day) => !open.get(day))

  const choose = (nextWeekdays: readonly number[], nextWeeks: number) => {
    setWeekdays(nextWeekdays)
    setWeeks(nextWeeks)
    onChoose(weeklyDays(nextWeekdays, from, nextWeeks).filter((day) => open.get(day)))
  }
  const toggle = (weekday: number) =>
    choose(
      weekdays.includes(weekday) ? weekdays.filter((one) => one !== weekday) : [...weekdays, weekday],
      weeks,
    )

  return (
    <div className="grid gap-4">
      <fieldset disabled={days.length === 0}>
        <legend className="mb-1.5 font-strong">{bookCopy.weekdays}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] gap-2">
          {openWeekdays(calendar.terms.hours.dayCare).map((weekday) => (
            <button
              key={weekday}
              type="button"
              aria-pressed={weekdays.includes(weekday)}
              onClick={() => toggle(weekday)}
              className="min-h-12 rounded-full border-2 border-line-strong bg-white font-strong hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-cream disabled:opacity-55"
            >
              {bookCopy.weekdayNames[weekday - 1]}
            </button>
          ))}
        </div>
      </fieldset>
      <SelectField
        label={bookCopy.weeks}
        hint={bookCopy.weeklyHint}
        value={String(weeks)}
        onChange={(event) => choose(weekdays, Number(event.target.value))}
        options={weekCounts.map((count) => ({ value: String(count), label: bookCopy.weekCount(count) }))}
      />
      {leftOut.length > 0 && (
        <p className="text-sm">{bookCopy.leftOut(formatList(leftOut.map((day) => formatDay(day, today))))}</p>
      )}
    </div>
  )
}
