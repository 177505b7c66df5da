import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { defaultLocale } from '../business/business-locale.ts'
import { isDay } from './day-numbers.ts'
import {
  addDays,
  addMinutes,
  addMonths,
  addYears,
  compareInstants,
  dayFromNumber,
  dayNumber,
  dayOf,
  dayOfTime,
  daysBetween,
  eachDay,
  instantAt,
  isInstant,
  minutesBetween,
  formatDate,
  formatDay,
  formatRange,
  timeOf,
  todayIn,
  weekdayOf,
} from './business-time.ts'

/** From 2:00 to 3:00 on the first Sunday of summer time, until 2022: in April, in 2001 in May. No clock showed it. */
const isSkipped = (day: string, hour: number) =>
  hour === 2 &&
  weekdayOf(day) === 7 &&
  day <= '2022-12-31' &&
  day.slice(5, 7) === (day.startsWith('2001') ? '05' : '04') &&
  Number(day.slice(8)) <= 7

const days = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2100-01-01') }).map(dayFromNumber)

describe('the local time of the business', () => {
  test('is six hours behind UTC, all year since October 2022', () => {
    expect(instantAt('2026-01-13', '07:00')).toBe('2026-01-13T13:00:00.000Z')
    expect(instantAt('2026-07-13', '07:00')).toBe('2026-07-13T13:00:00.000Z')
  })

  test('had summer time in 2022 and before', () => {
    expect(instantAt('2022-07-13', '07:00')).toBe('2022-07-13T12:00:00.000Z')
    expect(instantAt('2023-07-13', '07:00')).toBe('2023-07-13T13:00:00.000Z')
  })

  test('still shows today when UTC writes tomorrow', () => {
    expect(dayOf('2026-10-14T05:59:59Z')).toBe('2026-10-13')
    expect(todayIn('2026-10-14T06:00:00Z')).toBe('2026-10-14')
    expect(timeOf('2026-10-14T05:59:59Z')).toBe('23:59')
  })

  test('converts back to the same day and time', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 23 }), (day, hour) => {
        fc.pre(!isSkipped(day, hour))
        const time = `${String(hour).padStart(2, '0')}:30`
        const instant = instantAt(day, time)
        expect([dayOf(instant), timeOf(instant)]).toEqual([day, time])
      }),
    )
  })

  test('shifts a skipped hour to the next one and keeps every other', () => {
    const shown = (day: string) => timeOf(instantAt(day, '02:30'))
    const years = eachDay('2000-01-01', '2027-01-01')
    expect(years.filter((day) => shown(day) !== '02:30')).toEqual(years.filter((day) => isSkipped(day, 2)))
    expect(shown('2019-04-07')).toBe('03:30')
  })

  test('has the day that Temporal returns in every quarter of an hour around midnight, also from the cache', () => {
    const wrong: string[] = []
    for (const year of [1996, 2022, 2026])
      for (let day = Date.UTC(year, 0); day < Date.UTC(year + 1, 0); day += 86_400_000)
        for (let quarter = 4 * 4; quarter < 8 * 4; quarter += 1)
          for (const ms of [day + quarter * 900_000, day + quarter * 900_000 + 899_999]) {
            const text = new Date(ms).toISOString()
            const known = Temporal.Instant.from(text)
              .toZonedDateTimeISO(defaultLocale.timeZone)
              .toPlainDate()
              .toString()
            if (dayOf(text) !== known) wrong.push(text)
          }
    expect(wrong).toEqual([])
    expect(() => dayOf('2026-02-30T12:00:00.000Z')).toThrow(RangeError)
  })

  test('knows one instant in all its spellings', () => {
    expect(compareInstants('2026-10-13T15:00:00Z', '2026-10-13T15:00:00.000Z')).toBe(0)
    expect(compareInstants('2026-10-13T15:00:00Z', '2026-10-13T09:00:00-06:00')).toBe(0)
    expect(compareInstants('2026-10-13T15:00:00Z', '2026-10-13T15:00:00.001Z')).toBe(-1)
    expect(minutesBetween('2026-10-13T15:00:00Z', addMinutes('2026-10-13T15:00:00Z', 90))).toBe(90)
  })
})

describe('days', () => {
  test('are counted without a clock', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
    expect(daysBetween('2028-02-27', '2028-03-01')).toBe(3)
    expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2)
    expect(eachDay('2026-10-30', '2026-11-01')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01'])
    expect(eachDay('2026-10-30', '2026-10-29')).toEqual([])
    expect(weekdayOf('2026-10-13')).toBe(2)
  })

  test('days of a shorter month map to its last one', () => {
    expect(addMonths('2026-10-31', 4)).toBe('2027-02-28')
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
    fc.assert(
      fc.property(days, fc.integer({ min: -1_500, max: 1_500 }), (day, months) => {
        expect(addMonths(day, months)).toBe(Temporal.PlainDate.from(day).add({ months }).toString())
      }),
    )
    expect(addMonths('9999-12-31', 2)).toBe('+010000-02-29')
    expect(() => addMonths('2026-02-30', 1)).toThrow(RangeError)
  })

  test('go forth and back by the same number', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(daysBetween(day, addDays(day, count))).toBe(count)
        expect(dayFromNumber(dayNumber(day))).toBe(day)
      }),
    )
  })

  test('distinguishes days that do not exist from those that do', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
    expect(
      ['2026-02-29', '2026-02-30', '2026-13-01', '2026-2-3', '', '2026-10-13T00:00:00Z'].some(isDay),
    ).toBe(false)
    expect(isInstant('2026-02-30T12:00:00Z')).toBe(false)
    expect(isInstant('2026-02-28T12:00:00')).toBe(false)
    expect(isInstant('2026-02-28T12:00:00Z')).toBe(true)
  })

  test('a time that does not exist has its own letters for a day and blocks no other', () => {
    expect(['2026-10-13', '2026-10-14T03:00:00Z', '2026-02-30', '2026-02-30T99:99Z'].map(dayOfTime)).toEqual([
      '2026-10-13',
      '2026-10-13',
      '2026-02-30',
      '2026-02-30',
    ])
  })

  test('formats days as people write them, with the year where it is another', () => {
    expect(formatDay('2026-10-13')).toBe('martes 13 de octubre')
    expect(formatDay('2027-01-02', '2026-12-30')).toBe('sábado 2 de enero de 2027')
    expect(formatDate('2027-01-02')).toBe('sábado 2 de enero de 2027')
  })

  test('states the shared parts of a stay’s days once', () => {
    expect(formatRange('2026-12-07', '2026-12-16')).toBe('lunes 7 al miércoles 16 de diciembre')
    expect(formatRange('2026-11-30', '2026-12-02')).toBe('lunes 30 de noviembre al miércoles 2 de diciembre')
    expect(formatRange('2027-01-28', '2027-02-01', '2026-12-30')).toBe(
      'jueves 28 de enero al lunes 1 de febrero de 2027',
    )
    expect(formatRange('2026-12-30', '2027-01-02', '2026-11-20')).toBe(
      'miércoles 30 de diciembre al sábado 2 de enero de 2027',
    )
  })
})
