import { describe, expect, test } from 'vitest'
import { instantAt } from './business-time.ts'
import { notWorkingOn, spansAreApart, worksDuring, type WeeklyPlan } from './staff-hours.ts'

const tuesday = '2026-10-13'
const wednesday = '2026-10-14'
const at = (time: string, day = tuesday) => instantAt(day, time)
const visit = (from: string, until: string, day = tuesday) => ({ start: at(from, day), end: at(until, day) })

const plan: WeeklyPlan = {
  hours: [
    { weekday: 2, from: '14:00', until: '19:00' },
    { weekday: 2, from: '08:00', until: '13:00' },
  ],
  breaks: [{ weekday: 2, from: '16:00', until: '16:30' }],
}

test('staff without own hours work in all opening hours', () => {
  expect(notWorkingOn(tuesday, { hours: [], breaks: [] })).toEqual([])
  expect(worksDuring({ hours: [], breaks: [] }, visit('07:00', '19:00'))).toBe(true)
})

test('staff with hours are away before, between and after them, and all day without them', () => {
  expect(notWorkingOn(tuesday, { ...plan, breaks: [] })).toEqual([
    { ...visit('00:00', '08:00'), isOffDuty: true },
    visit('13:00', '14:00'),
    { start: at('19:00'), end: at('00:00', wednesday), isOffDuty: true },
  ])
  expect(notWorkingOn(wednesday, plan)).toEqual([
    { start: at('00:00', wednesday), end: at('00:00', '2026-10-15'), isOffDuty: true },
  ])
})

describe('a visit', () => {
  test.each([
    ['touches the beginning of the hours', visit('08:00', '10:00'), true],
    ['touches their end', visit('11:00', '13:00'), true],
    ['begins a minute early', visit('07:59', '09:00'), false],
    ['ends a minute late', visit('12:00', '13:01'), false],
    ['touches a break before it', visit('15:00', '16:00'), true],
    ['touches a break after it', visit('16:30', '17:30'), true],
    ['reaches into a break', visit('15:30', '16:01'), false],
    ['lies around a break', visit('15:30', '17:00'), false],
    ['falls on a day off', visit('10:00', '11:00', wednesday), false],
  ])('that %s is taken: %s', (_, requested, expected) => {
    expect(worksDuring(plan, requested)).toBe(expected)
  })
})

describe('time for cleaning after a visit', () => {
  test.each([
    ['outlasts their day', visit('18:00', '19:00'), '19:15', true],
    ['begins in a visit that does', visit('18:30', '19:01'), '19:16', false],
    ['touches their break', visit('14:30', '15:45'), '16:00', true],
    ['reaches into their break', visit('14:30', '15:46'), '16:01', false],
    ['reaches into the pause between their hours', visit('12:00', '13:00'), '13:15', false],
  ])('that %s lets them take it: %s', (_, requested, busyUntil, expected) => {
    expect(worksDuring(plan, { ...requested, busyUntil: at(busyUntil) })).toBe(expected)
  })
})

test('hours that touch are apart, hours that overlap are not, and other weekdays do not matter', () => {
  expect(spansAreApart(plan.hours)).toBe(true)
  expect(spansAreApart([...plan.hours, { weekday: 2, from: '13:00', until: '14:00' }])).toBe(true)
  expect(spansAreApart([...plan.hours, { weekday: 2, from: '12:59', until: '13:30' }])).toBe(false)
  expect(spansAreApart([...plan.hours, { weekday: 3, from: '12:59', until: '13:30' }])).toBe(true)
})
