import { describe, expect, test } from 'vitest'
import { weekdayOf } from './business-time.ts'
import { houseOpensOn, restDayName, restDaysOf, usualCalendar } from './opening-hours.ts'

const mondays = (year: number) => [1, 2, -2].map((at) => restDaysOf(year).at(at)?.day)

describe('Mexico’s official rest days', () => {
  test('of 2026 are the seven of every year', () => {
    expect(restDaysOf(2026)).toEqual([
      { day: '2026-01-01', name: 'Año Nuevo' },
      { day: '2026-02-02', name: 'Día de la Constitución' },
      { day: '2026-03-16', name: 'Natalicio de Benito Juárez' },
      { day: '2026-05-01', name: 'Día del Trabajo' },
      { day: '2026-09-16', name: 'Día de la Independencia' },
      { day: '2026-11-16', name: 'Día de la Revolución' },
      { day: '2026-12-25', name: 'Navidad' },
    ])
  })

  test('fall on the Mondays the government announced', () => {
    expect(mondays(2023)).toEqual(['2023-02-06', '2023-03-20', '2023-11-20'])
    expect(mondays(2025)).toEqual(['2025-02-03', '2025-03-17', '2025-11-17'])
    expect(mondays(2027)).toEqual(['2027-02-01', '2027-03-15', '2027-11-15'])
  })

  test('hold a day for the handover of the presidency every sixth year, since 2024 in October', () => {
    expect(restDayName('2018-12-01')).toBe('Cambio del Poder Ejecutivo')
    expect(restDayName('2024-10-01')).toBe('Cambio del Poder Ejecutivo')
    expect(restDayName('2030-10-01')).toBe('Cambio del Poder Ejecutivo')
    expect(restDayName('2026-10-01')).toBeNull()
    expect(restDayName('2024-12-01')).toBeNull()
  })

  test('are in order, and the moved ones are Mondays, in every year of a century', () => {
    for (let year = 2020; year < 2120; year += 1) {
      const rest = restDaysOf(year)
      const found = rest.map(({ day }) => day)
      expect(found).toEqual(found.toSorted())
      expect(
        rest
          .filter(({ name }) => /Constitución|Juárez|Revolución/.test(name))
          .map(({ day }) => weekdayOf(day)),
      ).toEqual([1, 1, 1])
    }
  })
})

describe('the business', () => {
  test('opens Monday to Saturday and rests on Sunday', () => {
    const week = [
      '2026-10-12',
      '2026-10-13',
      '2026-10-14',
      '2026-10-15',
      '2026-10-16',
      '2026-10-17',
      '2026-10-18',
    ]
    expect(week.map((day) => houseOpensOn(day, usualCalendar))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  test('rests on an official rest day, unless it works on it', () => {
    expect(houseOpensOn('2026-09-16', usualCalendar)).toBe(false)
    expect(houseOpensOn('2026-09-16', { ...usualCalendar, workedRestDays: ['2026-09-16'] })).toBe(true)
  })

  test('closes on its days, whatever other rules apply to them', () => {
    const calendar = {
      ...usualCalendar,
      closedDays: ['2026-09-16', '2026-10-13'],
      workedRestDays: ['2026-09-16'],
    }
    expect(houseOpensOn('2026-10-13', calendar)).toBe(false)
    expect(houseOpensOn('2026-09-16', calendar)).toBe(false)
    expect(houseOpensOn('2026-10-14', calendar)).toBe(true)
  })

  test('does not open on a Sunday because it works on rest days', () => {
    expect(houseOpensOn('2026-10-18', { ...usualCalendar, workedRestDays: ['2026-10-18'] })).toBe(false)
  })
})
