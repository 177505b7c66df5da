import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingWindowRefusal } from '../bookings/booking-window.ts'
import { slotsOn } from '../bookings/availability.ts'
import { visitTimes } from '../bookings/visit-times.ts'
import { defaultLocale, setBusinessLocale } from '../business/business-locale.ts'
import { isTimeZone } from '../business/time-zone-names.ts'
import { defaultSettings } from '../business/business-settings.ts'
import { pickupDueAt } from '../money/late-pickup.ts'
import {
  addDays,
  dayFromNumber,
  dayNumber,
  dayOf,
  instantAt,
  minutesBetween,
  timeOf,
} from './business-time.ts'
import { calendarFile } from './calendar-file.ts'
import { weeklyCalendar } from './opening-hours.ts'

const zones = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/Cancun',
  'America/Ciudad_Juarez',
  'Europe/Madrid',
  'Asia/Kathmandu',
  // Its clocks change by half an hour.
  'Australia/Lord_Howe',
]

const instants = fc.date({ min: new Date('1996-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
const days = fc.integer({ min: dayNumber('1996-01-02'), max: dayNumber('2060-01-01') }).map(dayFromNumber)
const minutesOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 })
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

describe.each(zones)('in %s', (zone) => {
  const clocks = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

  test('an instant has the day and the time of the clocks there', () => {
    fc.assert(
      fc.property(instants, (date) => {
        const instant = date.toISOString()
        expect(`${dayOf(instant, zone)} ${timeOf(instant, zone)}`).toBe(clocks.format(date))
      }),
    )
  })

  test('a local time leads back to itself unless the clocks skip it', () => {
    fc.assert(
      fc.property(days, minutesOfDay, (day, minutes) => {
        const instant = instantAt(day, clockOf(minutes), zone)
        const shown = clocks.format(new Date(instant))
        const isShort = minutesOf(day, zone) < 24 * 60
        expect(isShort || shown === `${day} ${clockOf(minutes)}`).toBe(true)
        expect(shown.slice(0, 10)).toBe(day)
      }),
    )
  })

  test('days follow each other without a gap', () => {
    fc.assert(
      fc.property(days, (day) => {
        const begins = instantAt(day, '00:00', zone)
        expect(dayOf(begins, zone)).toBe(day)
        expect(dayOf(new Date(Date.parse(begins) - 1).toISOString(), zone)).toBe(addDays(day, -1))
      }),
    )
  })
})

/** Minutes of a day, more or fewer than 24 hours where the clocks change. */
const minutesOf = (day: string, zone: string) =>
  minutesBetween(instantAt(day, '00:00', zone), instantAt(addDays(day, 1), '00:00', zone))

test('names of time zones are those of the IANA database', () => {
  expect(zones.every(isTimeZone)).toBe(true)
  expect(
    ['', 'Tijuana', 'America/Aztlan', '-08:00', '+05:30', 'PST', "America/Tijuana'"].some(isTimeZone),
  ).toBe(false)
})

describe('a business in Tijuana, whose clocks change', () => {
  beforeAll(() => setBusinessLocale({ ...defaultLocale, timeZone: 'America/Tijuana' }))
  afterAll(() => setBusinessLocale(defaultLocale))

  const [spring, autumn, usual] = ['2027-03-14', '2027-11-07', '2027-11-08']
  const hours = { opens: '00:00', closes: '23:59' }
  const slots = (day: string) =>
    slotsOn({
      day,
      hours,
      durationMinutes: 59,
      startsEveryMinutes: 60,
      busy: [[]],
      earliest: instantAt(day, '00:00'),
    })
  const startsOn = (day: string) => slots(day).map(({ start }) => timeOf(start))

  test('has days of 23 and of 25 hours, with a start in each', () => {
    expect([spring, autumn, usual].map((day) => startsOn(day).length)).toEqual([23, 25, 24])
    expect(startsOn(spring).slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00'])
    expect(startsOn(autumn).slice(0, 4)).toEqual(['00:00', '01:00', '01:00', '02:00'])
    expect([spring, autumn].map((day) => startsOn(day).at(-1))).toEqual(['23:00', '23:00'])
  })

  test('takes bookings at every start that it offers', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...hours }))
    const calendar = weeklyCalendar({
      ...defaultSettings,
      hours: { ...defaultSettings.hours, grooming: week },
    })
    for (const day of [spring, autumn])
      for (const { start, end } of slots(day)) {
        const requested = { serviceType: 'Grooming' as const, start, end: shift(end, 1) }
        const under = { now: instantAt(addDays(day, -3), '12:00'), calendar }
        // An hour each: the last one would end after closing.
        const expected = timeOf(start) === '23:00' ? 'no-such-slot' : null
        const [from, to] = [minutesBetween(instantAt(day, '00:00'), start) % 60, timeOf(start)]
        expect([from, to, bookingWindowRefusal(requested, under)]).toEqual([0, to, expected])
      }
  })

  test('receives and hands over a stay at its hours, before and after the change', () => {
    const stay = { serviceType: 'Hotel' as const, start: addDays(spring, -1), end: addDays(spring, 1) }
    const { expectedAt, expectedUntil } = visitTimes([stay], defaultSettings)
    expect([expectedAt, expectedUntil]).toEqual(['2027-03-13T23:00:00.000Z', '2027-03-15T18:00:00.000Z'])
    expect(timeOf(pickupDueAt(stay, defaultSettings))).toBe(defaultSettings.hotel.checkOut)
    const file = calendarFile({
      ...stay,
      id: '0b8e7b0e-5d2f-4f6e-9a44-000000000041',
      version: 1,
      status: 'confirmed',
      isHotel: true,
      title: '',
      text: '',
      link: 'https://tina.mx/mi-cuenta/reservas',
      updatedAt: '2027-01-01T00:00:00.000Z',
      house: defaultSettings,
    })
    expect(file).toContain('DTSTART:20270313T230000Z\r\nDTEND:20270315T180000Z')
  })
})

const shift = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()
