import { takesPlaceOn, usualCalendar, type ServiceType } from '@rumi/contract'
import { expect, test } from 'vitest'
import { fullDaysOf, isWithoutRoom, leftByDay, nextFree, roomsByDay } from './next-free.ts'

// Monday 12 October 2026 is the first; Sunday 18 the seventh.
const leftFrom = (...counts: number[]) =>
  leftByDay(counts.map((remaining, index) => ({ date: `2026-10-${12 + index}`, remaining })))
const opens = (serviceType: ServiceType) => (day: string) => takesPlaceOn(serviceType, day, usualCalendar)

test('returns the nights without a room; the day of departure is no night', () => {
  const left = leftFrom(2, 0, 1, 0)
  expect(fullDaysOf('2026-10-12', { serviceType: 'Hotel', count: 3 }, left)).toEqual(['2026-10-13'])
  expect(fullDaysOf('2026-10-14', { serviceType: 'Hotel', count: 1 }, left)).toEqual([])
})

test('offers the next days with a place after a full one', () => {
  const left = leftFrom(0, 0, 3, 0, 1, 20, 20, 5)
  const search = { serviceType: 'Guardería', count: 1, after: '2026-10-12', left } as const
  expect(nextFree({ ...search, opens: opens('Guardería') }).map(({ start }) => start)).toEqual([
    '2026-10-14',
    '2026-10-16',
    '2026-10-19',
  ])
})

test('finds the next sequence of nights, with arrival and departure on open days', () => {
  const left = leftFrom(0, 1, 1, 0, 1, 1, 1, 1, 1)
  const search = { serviceType: 'Hotel', count: 2, after: '2026-10-12', left } as const
  expect(nextFree({ ...search, opens: opens('Hotel') })).toEqual([
    { start: '2026-10-13', end: '2026-10-15' },
    { start: '2026-10-17', end: '2026-10-19' },
    { start: '2026-10-19', end: '2026-10-21' },
  ])
})

test('offers nothing if nothing is free', () => {
  const search = { serviceType: 'Guardería', count: 1, after: '2026-10-11', left: leftFrom(0, 0) } as const
  expect(nextFree({ ...search, opens: () => true })).toEqual([])
})

test('excludes nights without a common room, and falls back to earlier ones', () => {
  const days = [
    { date: '2026-10-12', remaining: 1, stayUntil: '2026-10-15' },
    { date: '2026-10-13', remaining: 2, stayUntil: '2026-10-15' },
    { date: '2026-10-14', remaining: 1, stayUntil: '2026-10-15' },
    { date: '2026-10-15', remaining: 0, stayUntil: null },
    { date: '2026-10-16', remaining: 1 },
  ]
  const rooms = roomsByDay(days)
  expect(isWithoutRoom({ start: '2026-10-13', end: '2026-10-15' }, rooms)).toBe(false)
  expect(isWithoutRoom({ start: '2026-10-14', end: '2026-10-16' }, rooms)).toBe(true)
  expect(isWithoutRoom({ start: '2026-10-15', end: '2026-10-16' }, rooms)).toBe(true)
  expect(isWithoutRoom({ start: '2026-10-16', end: '2026-10-18' }, rooms)).toBe(false)
  expect(isWithoutRoom({ start: '2026-10-14', end: '2026-10-16' }, undefined)).toBe(false)
  const search = {
    serviceType: 'Hotel',
    count: 2,
    after: '2026-10-14',
    left: leftByDay(days),
    rooms,
  } as const
  expect(nextFree({ ...search, opens: () => true })).toEqual([
    { start: '2026-10-12', end: '2026-10-14' },
    { start: '2026-10-13', end: '2026-10-15' },
  ])
})
