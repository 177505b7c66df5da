import { expect, test } from 'vitest'
import { instantAt } from '../time/business-time.ts'
import { careEntriesOf, type CareResult } from './care.ts'

const day = '2026-11-30'
const at = (time: string) => instantAt(day, time)
const item = { id: 'pill', rumiId: 'luna', times: ['20:00', '08:00'], from: day, until: null }
const visit = {
  id: 'visit',
  rumiId: 'luna',
  status: 'in-house' as const,
  expectedAt: at('07:00'),
  expectedUntil: at('18:00'),
  arrivedAt: at('07:30'),
  leftAt: null,
}
const markOf = (time: string, result: CareResult) => ({
  careItemId: 'pill',
  visitId: 'visit',
  time,
  result,
})

function entriesAt(
  time: string,
  {
    of = visit,
    items = [item],
    marks = [],
  }: {
    of?: Omit<typeof visit, 'status' | 'arrivedAt' | 'leftAt'> & {
      status: 'expected' | 'in-house' | 'gone' | 'missed'
      arrivedAt: string | null
      leftAt: string | null
    }
    items?: (Omit<typeof item, 'until'> & { until: string | null })[]
    marks?: ReturnType<typeof markOf>[]
  } = {},
) {
  return careEntriesOf({ items, visits: [of], marks }, { day, now: at(time), lateMinutes: 15 }).map(
    (entry) => `${entry.time} ${entry.status}`,
  )
}

test('an entry is late a quarter of an hour after its time, and not at that minute', () => {
  expect(entriesAt('08:15')).toEqual(['08:00 due'])
  expect(entriesAt('08:16')).toEqual(['08:00 late'])
})

test('a dog that is present past its hour of leaving has the entries until now', () => {
  expect(entriesAt('19:59')).toEqual(['08:00 late'])
  expect(entriesAt('20:00')).toEqual(['08:00 late', '20:00 due'])
})

test('an entry shortly before the arrival counts, an earlier one does not', () => {
  expect(entriesAt('08:10', { of: { ...visit, arrivedAt: at('08:10') } })).toEqual(['08:00 due'])
  expect(entriesAt('08:20', { of: { ...visit, arrivedAt: at('08:16') } })).toEqual([])
})

test('an expected dog has entries that are never late, a missed one has none', () => {
  const expected = { ...visit, status: 'expected' as const, arrivedAt: null }
  expect(entriesAt('12:00', { of: expected })).toEqual(['08:00 due'])
  expect(entriesAt('12:00', { of: { ...expected, status: 'missed' } })).toEqual([])
})

test('a dog that left keeps the entries of its presence, late where they lack a mark', () => {
  const gone = { ...visit, status: 'gone' as const, leftAt: at('12:00') }
  expect(entriesAt('22:00', { of: gone })).toEqual(['08:00 late'])
})

test('an item has entries from its first to its last day', () => {
  const ended = { ...item, from: '2026-11-01', until: '2026-11-29' }
  expect(entriesAt('12:00', { items: [ended] })).toEqual([])
  expect(entriesAt('12:00', { items: [{ ...ended, until: day }] })).toEqual(['08:00 late'])
  expect(entriesAt('12:00', { items: [{ ...item, from: '2026-12-01' }] })).toEqual([])
})

test('a mark replaces its entry, also where the plan has changed since', () => {
  expect(entriesAt('12:00', { marks: [markOf('08:00', 'half')] })).toEqual(['08:00 half'])
  expect(entriesAt('12:00', { items: [], marks: [markOf('09:30', 'refused')] })).toEqual(['09:30 refused'])
})
