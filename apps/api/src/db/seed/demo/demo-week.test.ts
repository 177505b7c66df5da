import { dayCare, dayFromNumber, dayNumber, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { expect, test } from 'vitest'
import { demoWeek } from './demo-week.ts'

const dogs = Array.from({ length: 13 }, (_, position) => `dog ${position}`)
const aYearOfDays = Array.from({ length: 365 }, (_, days) => dayFromNumber(dayNumber('2026-01-01') + days))

test('whenever it is first opened, dogs come on open days only, each once a day, and places are left', () => {
  for (const today of aYearOfDays) {
    const week = demoWeek(dogs, { now: `${today}T16:00:00Z`, calendar: usualCalendar, daysBack: 6 })
    expect(week.length).toBeGreaterThan(40)
    for (const [day, visits] of Map.groupBy(week, (visit) => visit.day)) {
      expect(takesPlaceOn('Guardería', day, usualCalendar)).toBe(true)
      expect(new Set(visits.map((visit) => visit.dog)).size).toBe(visits.length)
      expect(visits.length).toBeLessThan(dayCare.places)
    }
  }
})

const insideAt = (now: string) =>
  demoWeek(dogs, { now, calendar: usualCalendar, daysBack: 6 }).filter(
    (visit) => visit.day === '2026-10-14' && visit.status === 'checked-in',
  ).length

test('no dog is in the house before it opens or after it closes', () => {
  expect(insideAt('2026-10-14T12:59:00Z')).toBe(0)
  expect(insideAt('2026-10-14T13:00:00Z')).toBeGreaterThan(0)
  expect(insideAt('2026-10-15T00:00:00Z')).toBe(0)
})
