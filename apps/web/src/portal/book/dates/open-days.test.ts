import { usualCalendar, addYears, type DayAvailability } from '@rumi/contract'
import { expect, test } from 'vitest'
import { openDays, closedDays, type Guest } from './open-days.ts'

const today = '2026-10-12'
const now = '2026-10-12T16:00:00Z'
const verifiedAt = '2026-09-01T16:00:00Z'
const medicalRecord = { product: '', result: '', expiresOn: null, verifiedAt }
const vaccine = (product: string, appliedOn: string) =>
  ({ ...medicalRecord, kind: 'vaccine', product, appliedOn, expiresOn: addYears(appliedOn, 1) }) as const

const canela: Guest = {
  dog: { birthDate: '2023-01-10' },
  records: [
    vaccine('Múltiple', '2026-08-01'),
    vaccine('Rabia', '2025-10-15'),
    vaccine('Bordetella', '2026-08-01'),
    { ...medicalRecord, kind: 'deworming-internal', appliedOn: '2026-09-20' },
    { ...medicalRecord, kind: 'deworming-external', appliedOn: '2026-10-01' },
    { ...medicalRecord, kind: 'evaluation', appliedOn: '2026-08-01', result: 'passed' },
  ],
}

const left = (remaining: number, ...days: number[]): DayAvailability[] =>
  days.map((day) => ({ date: `2026-10-${day}`, remaining }))
const closed = (day: number): DayAvailability => ({ date: `2026-10-${day}`, remaining: 0, closed: true })
const week = [...left(3, 10, 11, 12, 13), ...left(3, 15, 16), closed(14), closed(17)]
const dayCare = { serviceType: 'Guardería', guests: [canela], today, now, calendar: usualCalendar } as const

test("omits past and closed days, and days after a medical record's expiry", () => {
  expect([...openDays(week, dayCare).keys()]).toEqual(['2026-10-12', '2026-10-13', '2026-10-15'])
})

test('a day with fewer places than dogs is full', () => {
  const days = [...left(1, 13), ...left(2, 14)]
  expect([...openDays(days, { ...dayCare, guests: [canela, canela] })]).toEqual([
    ['2026-10-13', 0],
    ['2026-10-14', 2],
  ])
})

test('a dog without medical records has no open day', () => {
  expect(openDays(week, { ...dayCare, guests: [{ ...canela, records: [] }] }).size).toBe(0)
})

test('without known medical records only the age excludes days', () => {
  const unknown = (birthDate: string): Guest => ({
    dog: { birthDate },
    records: [],
    medicalRecordsUnknown: true,
  })
  const open = (guest: Guest) => [...openDays(week, { ...dayCare, guests: [guest] }).keys()]
  expect(open(unknown('2023-01-10'))).toEqual(['2026-10-12', '2026-10-13', '2026-10-15', '2026-10-16'])
  expect(open(unknown('2026-09-01'))).toEqual([])
})

test("today's guardería closes at closing time", () => {
  const evening = { ...dayCare, now: '2026-10-13T01:00:00Z' }
  expect(openDays(left(3, 12), evening).size).toBe(0)
})

test('excludes arrivals at a closed hotel, and a family takes one room', () => {
  const hotel = { ...dayCare, serviceType: 'Hotel', guests: [canela, canela] } as const
  expect([...openDays(left(1, 14, 15), hotel)]).toEqual([
    ['2026-10-14', 1],
    ['2026-10-15', 1],
  ])
  expect(openDays([closed(13)], hotel).size).toBe(0)
})

test('a service without medical records is open on every opening day', () => {
  const bath = { ...dayCare, serviceType: 'Grooming', guests: [{ ...canela, records: [] }] } as const
  expect([...openDays([...left(5, 16, 17), closed(18)], bath).keys()]).toEqual(['2026-10-16', '2026-10-17'])
})

test('a day without a bookable hour is closed, and one with all hours taken is full', () => {
  const bath = { ...dayCare, serviceType: 'Grooming', guests: [] } as const
  const taken = { start: '2026-10-14T15:00:00Z', end: '2026-10-14T16:00:00Z', remaining: 0 }
  const days = [
    { date: '2026-10-13', remaining: 0, slots: [] },
    { date: '2026-10-14', remaining: 0, slots: [taken] },
  ]
  expect([...openDays(days, bath)]).toEqual([['2026-10-14', 0]])
})

test('gives a reason for every unavailable day and for no other', () => {
  expect([...closedDays(week, dayCare)]).toEqual([
    ['2026-10-10', 'over'],
    ['2026-10-11', 'over'],
    ['2026-10-16', 'not-for-them'],
    ['2026-10-14', 'closed'],
    ['2026-10-17', 'closed'],
  ])
  const bath = { ...dayCare, serviceType: 'Grooming', guests: [] } as const
  expect([...closedDays([{ date: '2026-10-13', remaining: 0, slots: [] }], bath)]).toEqual([
    ['2026-10-13', 'over'],
  ])
})
