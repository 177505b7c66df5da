import type { OccupancyBar } from '@rumi/contract'
import { expect, test } from 'vitest'
import { blocksOn, changeTo, isAwayOn, placeOn } from './week-blocks.ts'

const bath = (changes: Partial<OccupancyBar> = {}): OccupancyBar => ({
  bookingId: 'b1',
  resourceId: 'sofia',
  status: 'confirmed',
  start: '2026-11-17T16:00:00.000Z',
  end: '2026-11-17T17:30:00.000Z',
  serviceType: 'Grooming',
  serviceName: 'Baño',
  dogs: ['Canela'],
  tags: [],
  owner: 'Ana Torres',
  totalCentavos: 100_00,
  version: 3,
  ...changes,
})
const square = (day: string, resourceId = 'sofia') => ({ day, resourceId })

test('a square has the visits of its person and day in order, without those that take no place', () => {
  const early = bath({ bookingId: 'b2', start: '2026-11-17T15:00:00.000Z' })
  const others = [
    bath({ status: 'cancelled' }),
    bath({ resourceId: 'rosa' }),
    bath({ start: '2026-11-18T16:00:00.000Z' }),
  ]
  expect(blocksOn([bath(), early, ...others], square('2026-11-17'))).toEqual([early, bath()])
})

test('a move to another day keeps the hour and the length, and sends only the changes', () => {
  expect(changeTo(bath(), square('2026-11-17'))).toEqual({})
  expect(changeTo(bath(), square('2026-11-17', 'rosa'))).toEqual({ resource: 'rosa' })
  const { start, end, resourceId } = placeOn(bath(), square('2026-11-20', 'rosa'))
  expect([Date.parse(start), Date.parse(end), resourceId]).toEqual([
    Date.parse('2026-11-20T16:00:00Z'),
    Date.parse('2026-11-20T17:30:00Z'),
    'rosa',
  ])
  expect(changeTo(bath(), square('2026-11-20', 'rosa'))).toEqual({ start, end, resource: 'rosa' })
})

test('a person is away on a day whose opening hours one absence covers', () => {
  const hours = { opens: '07:00', closes: '19:00' }
  const away = [
    { resourceId: 'sofia', start: '2026-11-17T06:00:00.000Z', end: '2026-11-18T06:00:00.000Z' },
    { resourceId: 'sofia', start: '2026-11-18T20:00:00.000Z', end: '2026-11-18T21:00:00.000Z' },
  ]
  expect(isAwayOn(away, square('2026-11-17'), hours)).toBe(true)
  expect(isAwayOn(away, square('2026-11-18'), hours)).toBe(false)
  expect(isAwayOn(away, square('2026-11-17', 'rosa'), hours)).toBe(false)
})
