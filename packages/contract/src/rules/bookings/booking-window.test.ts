import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { slotsOn } from './availability.ts'
import {
  bookableDays,
  bookingWindowRefusal,
  earliestStart,
  hoursOf,
  isOverOn,
  lastBookableDay,
  mayLast,
  startsEveryMinutes,
  type RequestedTime,
  type RequestConditions,
  type HourlyServiceType,
} from './booking-window.ts'
import { addDays, addMinutes, instantAt, weekdayOf } from '../time/business-time.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { usualCalendar, weeklyCalendar } from '../time/opening-hours.ts'
import type { ServiceType } from './service-types.ts'
import { timeRefusalMessage } from '../time/time-refusal.ts'

/** Tuesday 13 October 2026, ten o'clock in the business's time zone. */
const now = instantAt('2026-10-13', '10:00')

const addSeconds = (instant: string, seconds: number) =>
  Temporal.Instant.from(instant).add({ seconds }).toString()

const days = (serviceType: ServiceType, start: string, end: string, under: Partial<RequestConditions> = {}) =>
  bookingWindowRefusal({ serviceType, start, end }, { now, calendar: usualCalendar, ...under })

const hours = (
  time: Partial<RequestedTime> & { start: string; minutes?: number },
  under: Partial<RequestConditions> = {},
) =>
  bookingWindowRefusal(
    { serviceType: 'Grooming', end: time.end ?? addMinutes(time.start, time.minutes ?? 60), ...time },
    { now, calendar: usualCalendar, ...under },
  )

const party = (minutes: number) =>
  hours({ serviceType: 'Evento', start: instantAt('2026-10-17', '12:00'), minutes })

test('the starts of a day are exactly those that may be booked', () => {
  const starts = (serviceType: HourlyServiceType, day: string, minutes: number) =>
    slotsOn({
      day,
      hours: hoursOf(serviceType, day, defaultTerms) ?? { opens: '00:00', closes: '00:00' },
      durationMinutes: minutes,
      startsEveryMinutes: startsEveryMinutes[serviceType],
      busy: [[]],
      earliest: earliestStart(serviceType, now, defaultTerms),
    }).map(({ start }) => start)
  const everyQuarter = (day: string) =>
    Array.from({ length: 96 }, (_, quarter) => addMinutes(instantAt(day, '00:00'), quarter * 15))
  for (const [serviceType, minutes] of [
    ['Grooming', 60],
    ['Extra-Grooming', 90],
    ['Entrenamiento', 60],
    ['Evento', 120],
    ['Evento', 240],
  ] as const) {
    for (const day of ['2026-10-13', '2026-10-14', '2026-10-17']) {
      const bookable = everyQuarter(day).filter(
        (start) => hours({ serviceType, start, minutes, durationMinutes: minutes }) === null,
      )
      expect(starts(serviceType, day, minutes)).toEqual(bookable)
    }
  }
})

test('a party lasts two to four hours, the rest what it takes', () => {
  expect([119, 120, 240, 241].map((minutes) => mayLast('Evento', minutes))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(mayLast('Grooming', 30)).toBe(true)
})

describe('a guardería day', () => {
  test('may be today, tomorrow, or the five days of a week', () => {
    expect(days('Guardería', '2026-10-13', '2026-10-13')).toBeNull()
    expect(days('Guardería', '2026-10-14', '2026-10-14')).toBeNull()
    expect(days('Guardería', '2026-10-19', '2026-10-23')).toBeNull()
  })

  test('may not be yesterday, nor today once it has closed', () => {
    expect(days('Guardería', '2026-10-12', '2026-10-12')).toBe('past-date')
    expect(
      days('Guardería', '2026-10-13', '2026-10-13', { now: instantAt('2026-10-13', '17:59') }),
    ).toBeNull()
    expect(days('Guardería', '2026-10-13', '2026-10-13', { now: instantAt('2026-10-13', '18:00') })).toBe(
      'closed-day',
    )
  })

  test('is never a Saturday, a Sunday, a rest day or a closed day, not even between two others', () => {
    expect(days('Guardería', '2026-10-17', '2026-10-17')).toBe('closed-day')
    expect(days('Guardería', '2026-10-18', '2026-10-18')).toBe('closed-day')
    expect(days('Guardería', '2026-10-16', '2026-10-19')).toBe('closed-day')
    expect(days('Guardería', '2026-11-16', '2026-11-16')).toBe('closed-day')
    const text = (start: string, end: string) =>
      timeRefusalMessage('closed-day', usualCalendar, { serviceType: 'Guardería', start, end })
    expect(text('2026-10-18', '2026-10-18')).toBe('Los domingos no recibimos. Elige otro día.')
    expect(text('2026-10-16', '2026-10-19')).toBe('Los sábados no recibimos. Elige otro día.')
    expect(text('2026-11-16', '2026-11-16')).toBe('El lunes 16 de noviembre cerramos. Elige otro día.')
    expect(text('2026-10-13', '2026-10-13')).toBe('Por hoy ya cerramos. Elige otro día.')
    const calendar = { ...usualCalendar, closedDays: ['2026-10-21'] }
    expect(days('Guardería', '2026-10-19', '2026-10-23', { calendar })).toBe('closed-day')
  })

  test('comes five at a time at most', () => {
    expect(days('Guardería', '2026-10-19', '2026-10-24')).toBe('stay-too-long')
  })
})

describe('a hotel stay', () => {
  test('has at least one night', () => {
    expect(days('Hotel', '2026-10-14', '2026-10-15')).toBeNull()
    expect(days('Hotel', '2026-10-14', '2026-10-14')).toBe('dates-reversed')
    expect(days('Hotel', '2026-10-15', '2026-10-14')).toBe('dates-reversed')
  })

  test('may sleep through a Sunday, but no one arrives or leaves on it', () => {
    expect(days('Hotel', '2026-10-17', '2026-10-19')).toBeNull()
    expect(days('Hotel', '2026-10-18', '2026-10-20')).toBe('closed-day')
    expect(days('Hotel', '2026-10-16', '2026-10-18')).toBe('closed-day')
  })

  test('a stay that has begun is stretched on a Sunday and after closing too, to a day that is open', () => {
    const closed = { now: instantAt('2026-10-17', '19:30'), hasBegun: true }
    expect(days('Hotel', '2026-10-17', '2026-10-19', closed)).toBeNull()
    expect(days('Hotel', '2026-10-17', '2026-10-18', closed)).toBe('closed-day')
    expect(days('Hotel', '2026-10-17', '2026-10-17', closed)).toBe('dates-reversed')
    const sunday = { now: instantAt('2026-10-18', '12:00'), hasBegun: true }
    expect(days('Hotel', '2026-10-18', '2026-10-19', sunday)).toBeNull()
    expect(days('Hotel', '2026-10-18', '2026-10-19', { now: sunday.now })).toBe('closed-day')
  })

  test('has as many nights as the settings allow, and rejects 400', () => {
    const start = '2026-10-15'
    const longest = addDays(start, defaultTerms.hotel.maxNights)
    expect(weekdayOf(longest)).not.toBe(7)
    expect(days('Hotel', start, longest)).toBeNull()
    expect(days('Hotel', start, addDays(longest, 1))).toBe('stay-too-long')
    expect(days('Hotel', start, addDays(start, 400))).toBe('stay-too-long')
  })
})

test('a day is over when its service closes: the guardería at 18:00, the rest at 19:00', () => {
  const day = '2026-10-13'
  const isOver = (serviceType: ServiceType, time: string, seconds = 0) =>
    isOverOn(serviceType, day, addSeconds(instantAt(day, time), seconds), defaultTerms)
  expect([isOver('Guardería', '18:00', -1), isOver('Guardería', '18:00')]).toEqual([false, true])
  expect([isOver('Hotel', '19:00', -1), isOver('Hotel', '19:00')]).toEqual([false, true])
  expect(isOverOn('Hotel', addDays(day, -1), now, defaultTerms)).toBe(true)
})

describe('the horizon', () => {
  test('is 365 days, the last included', () => {
    const last = lastBookableDay(now, defaultTerms)
    expect(last).toBe('2027-10-13')
    expect(days('Guardería', last, last)).toBeNull()
    expect(days('Guardería', addDays(last, 1), addDays(last, 1))).toBe('too-far-ahead')
    expect(days('Hotel', last, addDays(last, 1))).toBeNull()
    expect(days('Hotel', addDays(last, -1), addDays(last, 2))).toBe('too-far-ahead')
    expect(days('Hotel', addDays(last, 1), addDays(last, 2))).toBe('too-far-ahead')
    expect(hours({ start: instantAt(last, '10:00') })).toBeNull()
    expect(hours({ start: instantAt(addDays(last, 1), '10:00') })).toBe('too-far-ahead')
  })
})

describe('grooming', () => {
  test('is booked 24 hours ahead, to the second', () => {
    const start = instantAt('2026-10-14', '10:00')
    expect(hours({ start })).toBeNull()
    expect(hours({ start }, { now: addSeconds(now, 1) })).toBe('too-soon')
    expect(hours({ start }, { now: addSeconds(now, -1) })).toBeNull()
  })

  test('may be a walk-in where the desk waives the notice, but never in the past', () => {
    expect(hours({ start: instantAt('2026-10-13', '10:30') }, { waiveNotice: true })).toBeNull()
    expect(hours({ start: instantAt('2026-10-13', '09:30') }, { waiveNotice: true })).toBe('past-date')
  })

  test('begins on the half hour and ends by closing time', () => {
    expect(hours({ start: instantAt('2026-10-15', '07:00') })).toBeNull()
    expect(hours({ start: instantAt('2026-10-15', '18:00') })).toBeNull()
    expect(hours({ start: instantAt('2026-10-15', '06:30') })).toBe('no-such-slot')
    expect(hours({ start: instantAt('2026-10-15', '18:30') })).toBe('no-such-slot')
    expect(hours({ start: instantAt('2026-10-15', '10:15') })).toBe('no-such-slot')
    expect(hours({ start: addSeconds(instantAt('2026-10-15', '10:00'), 1) })).toBe('no-such-slot')
  })

  test('takes the minutes of its service', () => {
    const start = instantAt('2026-10-15', '10:00')
    expect(hours({ start, minutes: 90, durationMinutes: 90 })).toBeNull()
    expect(hours({ start, minutes: 60, durationMinutes: 90 })).toBe('no-such-slot')
  })

  test('is done on Saturday and not on Sunday', () => {
    expect(hours({ start: instantAt('2026-10-17', '10:00') })).toBeNull()
    expect(hours({ start: instantAt('2026-10-18', '10:00') })).toBe('closed-day')
  })

  test('does not run backwards nor over several days', () => {
    const start = instantAt('2026-10-15', '10:00')
    expect(hours({ start, minutes: 0 })).toBe('dates-reversed')
    expect(hours({ start, minutes: -60 })).toBe('dates-reversed')
    expect(hours({ start, minutes: 60 * 48 })).toBe('stay-too-long')
  })
})

test('a training session begins on the hour, and may be today', () => {
  const serviceType = 'Entrenamiento'
  expect(hours({ serviceType, start: instantAt('2026-10-13', '12:00') })).toBeNull()
  expect(hours({ serviceType, start: instantAt('2026-10-13', '12:30') })).toBe('no-such-slot')
})

test('a party lasts two to four hours', () => {
  expect([119, 120, 240, 241].map(party)).toEqual(['no-such-slot', null, null, 'no-such-slot'])
})

describe('a time that is none', () => {
  test('is refused by name where the day does not exist', () => {
    expect(days('Guardería', '2026-02-30', '2026-02-30')).toBe('no-such-day')
    expect(days('Hotel', '2026-11-30', '2026-11-31')).toBe('no-such-day')
    expect(hours({ start: '2027-02-30T16:00:00Z', end: '2027-03-02T17:00:00Z' })).toBe('no-such-day')
  })

  test('is malformed where a day stands for an hour or an hour for a day', () => {
    expect(days('Guardería', now, now)).toBe('malformed')
    expect(hours({ start: '2026-10-15', end: '2026-10-15' })).toBe('malformed')
    expect(days('Hotel', '', 'mañana')).toBe('malformed')
  })
})

test('the question handed to eligibility is the same as the refusal', () => {
  const bookable = bookableDays('Guardería', { now, calendar: usualCalendar })
  expect(bookable('2026-10-16', '2026-10-16')).toBe(true)
  expect(bookable('2026-10-17', '2026-10-17')).toBe(false)
})

describe('a business with its own terms', () => {
  const on = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes })
  const terms = {
    ...defaultTerms,
    hours: {
      house: [on(0, '08:00', '20:00'), on(5, '09:00', '16:00')],
      dayCare: [on(5, '09:00', '14:00')],
      grooming: [on(5, '10:30', '12:00'), on(6, '16:00', '18:00')],
      training: [],
    },
    hotel: { ...defaultTerms.hotel, maxNights: 3 },
    minimumNoticeHours: 72,
    horizonDays: 30,
  }
  const calendar = weeklyCalendar(terms)
  const [friday, saturday, sunday] = ['2026-10-16', '2026-10-17', '2026-10-18'] as const

  test('keeps the hours of each service and weekday', () => {
    expect(days('Guardería', friday, friday, { calendar })).toBeNull()
    expect(days('Guardería', '2026-10-15', '2026-10-15', { calendar })).toBe('closed-day')
    expect(days('Hotel', friday, sunday, { calendar })).toBeNull()
    expect(days('Hotel', saturday, sunday, { calendar })).toBe('closed-day')
    expect(days('Hotel', friday, '2026-10-23', { calendar })).toBe('stay-too-long')
    const bath = (day: string, time: string) => hours({ start: instantAt(day, time) }, { calendar })
    expect([bath(friday, '10:30'), bath(friday, '11:00'), bath(friday, '11:30')]).toEqual([
      null,
      null,
      'no-such-slot',
    ])
    expect([bath(saturday, '10:30'), bath(saturday, '16:30')]).toEqual(['no-such-slot', null])
    expect(bath(sunday, '10:30')).toBe('closed-day')
    expect(hours({ serviceType: 'Entrenamiento', start: instantAt(friday, '10:00') }, { calendar })).toBe(
      'closed-day',
    )
    expect(isOverOn('Guardería', friday, instantAt(friday, '14:00'), terms)).toBe(true)
    expect(isOverOn('Hotel', '2026-10-13', now, terms)).toBe(true)
  })

  test('applies its own notice, horizon and longest stay, and names the limit', () => {
    const soon = { start: instantAt(friday, '10:30') }
    expect(hours(soon, { calendar, now: addSeconds(instantAt('2026-10-13', '10:30'), 1) })).toBe('too-soon')
    expect(hours(soon, { calendar, now: instantAt('2026-10-13', '10:30') })).toBeNull()
    expect(days('Guardería', '2026-11-13', '2026-11-13', { calendar })).toBe('too-far-ahead')
    const requested = { serviceType: 'Guardería', start: '2026-11-13', end: '2026-11-13' } as const
    expect(timeRefusalMessage('too-soon', calendar, requested)).toBe(
      'Reserva con al menos 72 horas de anticipación.',
    )
    expect(timeRefusalMessage('too-far-ahead', calendar, requested)).toBe(
      'Solo reservamos hasta 30 días por adelantado.',
    )
  })
})
