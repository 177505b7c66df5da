import { describe, expect, test } from 'vitest'
import { usualCalendar } from './opening-hours.ts'
import { firstWishedDay, quotedDays, wishFault } from './wished-days.ts'

/** Friday 20 November 2026, noon and eight in the evening in Mexico City. */
const [noon, evening] = ['2026-11-20T18:00:00Z', '2026-11-21T02:00:00Z']
const under = { now: noon, calendar: usualCalendar }
const closing = (...closedDays: string[]) => ({ ...under, calendar: { ...usualCalendar, closedDays } })

const week = { serviceType: 'Guardería', severalDays: true } as const
const day = { serviceType: 'Guardería' } as const
const stay = (nights: number) => ({ serviceType: 'Hotel', nights }) as const
const bath = { serviceType: 'Grooming' } as const

describe('a week of the guardería', () => {
  const nextWeek = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

  test('is every open day of the requested week, whichever of its days is named', () => {
    for (const start of ['2026-11-23', '2026-11-25', '2026-11-21', '2026-11-22', '2026-11-25T18:00:00Z'])
      expect(quotedDays(week, { start }, under)).toEqual({
        start: '2026-11-23',
        end: '2026-11-27',
        separateDays: nextWeek,
      })
  })

  test('defaults to the next day, or to the one after a closed one', () => {
    expect(quotedDays(week, {}, under).separateDays).toEqual(nextWeek)
    expect(quotedDays(week, {}, closing(...nextWeek)).start).toBe('2026-11-30')
  })

  test('leaves out past and closed days', () => {
    expect(quotedDays(week, { start: '2026-11-20' }, under).separateDays).toEqual(['2026-11-20'])
    expect(quotedDays(week, { start: '2026-11-23' }, closing('2026-11-25')).separateDays).toHaveLength(4)
  })

  test('rejects a week without open days', () => {
    expect(wishFault(week, { start: '2026-11-23' }, closing(...nextWeek))).toMatchObject({
      code: 'closed-day',
      at: 'start',
    })
    expect(wishFault(week, { start: '2026-11-20' }, { ...under, now: evening })?.message).toBe(
      'Por hoy ya cerramos. Elige otro día.',
    )
    expect(wishFault(week, { start: '2026-11-29' }, under)).toBeNull()
  })

  test('uses exactly the stated first and last day', () => {
    const text = { start: '2026-11-24', end: '2026-11-26' }
    expect(quotedDays(week, text, under)).toEqual(text)
    expect(wishFault(week, { start: '2026-11-24', end: '2026-12-02' }, under)?.at).toBe('end')
  })
})

describe('a stay', () => {
  test('lasts as its plan where only the arrival is given, and begins at the first possible day where nothing is', () => {
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

  test('has its fault beside the end that is closed', () => {
    const sunday = 'Los domingos no recibimos. Elige otro día.'
    const faultOf = (start: string, end?: string) => wishFault(stay(1), { start, end }, under)
    expect(faultOf('2026-11-22', '2026-11-28')).toEqual({ code: 'closed-day', at: 'start', message: sunday })
    expect(faultOf('2026-11-21', '2026-11-22')).toEqual({ code: 'closed-day', at: 'end', message: sunday })
    expect(faultOf('2026-11-21')).toMatchObject({ at: 'end', message: sunday })
    expect(faultOf('2026-11-23', '2026-11-28')).toBeNull()
  })

  test('that ends before it begins, lasts too long or is too far ahead has it where that is put right', () => {
    const faultOf = (start: string, end: string) => {
      const { code, at } = wishFault(stay(1), { start, end }, under) ?? {}
      return [code, at]
    }
    expect(faultOf('2026-11-28', '2026-11-23')).toEqual(['dates-reversed', 'end'])
    expect(faultOf('2026-11-18', '2026-11-23')).toEqual(['past-date', 'start'])
    expect(faultOf('2026-11-23', '2027-11-20')).toEqual(['stay-too-long', 'end'])
    expect(faultOf('2026-11-23', '2028-11-24')).toEqual(['too-far-ahead', 'end'])
    expect(faultOf('2028-11-23', '2028-11-24')).toEqual(['too-far-ahead', 'start'])
  })
})

test.each([
  [day, '2026-11-28', 'Los sábados no recibimos. Elige otro día.'],
  [bath, '2026-11-22', 'Los domingos no recibimos. Elige otro día.'],
  [{ serviceType: 'Evento' } as const, '2026-11-22T18:00:00Z', 'Los domingos no recibimos. Elige otro día.'],
  [
    { serviceType: 'Entrenamiento' } as const,
    '2026-12-25',
    'El viernes 25 de diciembre cerramos. Elige otro día.',
  ],
])('%j is rejected on %s', (plan, start, message) => {
  expect(wishFault(plan, { start }, under)).toEqual({ code: 'closed-day', at: 'start', message })
})

test('finds no fault in a possible wish, an empty one, or one without a service', () => {
  expect(wishFault(day, { start: '2026-11-20' }, under)).toBeNull()
  expect(wishFault(bath, { start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z' }, under)).toBeNull()
  expect(wishFault(bath, {}, under)).toBeNull()
  expect(wishFault(null, { start: '2026-11-22' }, under)).toBeNull()
  expect(wishFault(null, { start: '2026-11-19' }, under)?.code).toBe('past-date')
})

test('the guardería accepts today while it is open, and other services start tomorrow', () => {
  expect(firstWishedDay('Guardería', under)).toBe('2026-11-20')
  expect(firstWishedDay('Guardería', { ...under, now: evening })).toBe('2026-11-21')
  expect(firstWishedDay('Grooming', under)).toBe('2026-11-21')
})
