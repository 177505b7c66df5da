import { describe, expect, test } from 'vitest'
import { usualCalendar } from './opening-hours.ts'
import { firstWishedDay, quotedDays } from './wished-days.ts'

/** Friday 20 November 2026, noon and eight in the evening in Mexico City. */
const [noon, evening] = ['2026-11-20T18:00:00Z', '2026-11-21T02:00:00Z']
const under = { now: noon, calendar: usualCalendar }
const closing = (...closedDays: string[]) => ({ ...under, calendar: { ...usualCalendar, closedDays } })

const week = { serviceType: 'Guardería', severalDays: true } as const
const stay = (nights: number) => ({ serviceType: 'Hotel', nights }) as const

describe('a week of the guardería', () => {
  const nextWeek = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

  test('is every open day of the week that was asked for, whichever of its days is named', () => {
    for (const start of ['2026-11-23', '2026-11-25', '2026-11-21', '2026-11-22', '2026-11-25T18:00:00Z'])
      expect(quotedDays(week, { start }, under)).toEqual({
        start: '2026-11-23',
        end: '2026-11-27',
        separateDays: nextWeek,
      })
  })

  test('is the next one where nobody says which, and the one after where that is closed', () => {
    expect(quotedDays(week, {}, under).separateDays).toEqual(nextWeek)
    expect(quotedDays(week, {}, closing(...nextWeek)).start).toBe('2026-11-30')
  })

  test('leaves out what is over, and days on which the house is closed', () => {
    expect(quotedDays(week, { start: '2026-11-20' }, under).separateDays).toEqual(['2026-11-20'])
    expect(quotedDays(week, { start: '2026-11-23' }, closing('2026-11-25')).separateDays).toHaveLength(4)
  })

  test('whose first and last day are both said is those days and no others', () => {
    const said = { start: '2026-11-24', end: '2026-11-26' }
    expect(quotedDays(week, said, under)).toEqual(said)
  })
})

describe('a stay', () => {
  test('lasts as its plan says where only its arrival is said, and begins when it can where nothing is', () => {
    expect(quotedDays(stay(14), { start: '2026-11-23' }, under)).toEqual({
      start: '2026-11-23',
      end: '2026-12-07',
    })
    expect(quotedDays(stay(14), {}, under)).toEqual({ start: '2026-11-21', end: '2026-12-05' })
    expect(quotedDays({ serviceType: 'Hotel' }, {}, under)).toEqual({
      start: '2026-11-23',
      end: '2026-11-24',
    })
    expect(quotedDays(stay(7), { start: '2026-11-23', end: '2026-11-25' }, under).end).toBe('2026-11-25')
  })
})

test('the guardería may be asked for today while it is open, the rest from tomorrow on', () => {
  expect(firstWishedDay('Guardería', under)).toBe('2026-11-20')
  expect(firstWishedDay('Guardería', { ...under, now: evening })).toBe('2026-11-21')
  expect(firstWishedDay('Grooming', under)).toBe('2026-11-21')
})
