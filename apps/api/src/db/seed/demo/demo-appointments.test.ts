import { compareInstants, dayOf, daysBetween, usualCalendar } from '@rumi/contract'
import { expect, test } from 'vitest'
import { demoAppointments } from './demo-appointments.ts'

const dogs = Array.from({ length: 13 }, (_, place) => ({ name: `dog ${place}` }))
const nobodyAtDayCare = () => false
/** One day of each of the lived weeks, at different weekdays. */
const someDays = ['2026-10-05', '2026-10-14', '2026-10-23', '2026-11-01']

test('whenever it is first opened, no room, person or dog is taken twice, and someone is in the hotel or soon will be', () => {
  for (const today of someDays) {
    const all = demoAppointments(
      dogs,
      { now: `${today}T16:00:00Z`, calendar: usualCalendar, daysBack: 61 },
      nobodyAtDayCare,
    )
    for (const [position, one] of all.entries()) {
      for (const other of all.slice(position + 1)) {
        const isShared = one.resource === other.resource || one.dogs.some((dog) => other.dogs.includes(dog))
        const overlap =
          compareInstants(one.arrivesAt, other.leavesAt) < 0 &&
          compareInstants(other.arrivesAt, one.leavesAt) < 0
        expect(isShared && overlap).toBe(false)
      }
    }
    expect(all.some(({ service, status }) => service === 'Noche de hotel' && status !== 'checked-out')).toBe(
      true,
    )
  }
})

test('a dog that is at the day care on a day of a stay or party is not there as well', () => {
  const always = () => true
  const all = demoAppointments(
    dogs,
    { now: '2026-10-14T16:00:00Z', calendar: usualCalendar, daysBack: 10 },
    always,
  )
  expect(all.filter(({ service }) => service === 'Noche de hotel' || service === 'Paquete Básico')).toEqual(
    [],
  )
  expect(all.length).toBeGreaterThan(0)
})

test('the hall has a party in most weeks and no more than one in any', () => {
  for (const today of someDays) {
    const all = demoAppointments(
      dogs,
      { now: `${today}T16:00:00Z`, calendar: usualCalendar, daysBack: 61 },
      nobodyAtDayCare,
    )
    // 2026-01-05 is a Monday.
    const weeks = all
      .filter(({ service }) => service === 'Paquete Básico')
      .map(({ start }) => Math.floor(daysBetween('2026-01-05', dayOf(start)) / 7))
    expect(new Set(weeks).size).toBe(weeks.length)
    expect(weeks.length).toBeGreaterThan(5)
  }
})
