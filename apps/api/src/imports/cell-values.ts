import { dayIn } from '../http/foreign/written-values.ts'

/** True if the days of a column have the month before the date, as in the United States: one of them has a second number above 12. */
export const hasMonthFirst = (column: readonly string[]) => {
  const pairs = column.flatMap((written) => {
    const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d/.exec(written) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  return pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12)
}

/** The day of a cell; null where it is none. */
export const dayOfCell = (written: string, monthFirst: boolean) =>
  dayIn(monthFirst ? written.replace(/^(\d{1,2})([-/.])(\d{1,2})/, '$3$2$1') : written)

/** The time of a cell, 'HH:MM': '9:00 AM', '2026-12-15T09:00'. Null where it has none. */
export function timeIn(written: string): string | null {
  const [, hour = '', minute = '', half = ''] =
    /(?:^|[\sT])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?/i.exec(written) ?? []
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  if (hour === '' || hours > 23 || Number(minute) > 59) return null
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** True, false, or null where a cell says neither. */
export function yesOrNoIn(written: string): boolean | null {
  if (/^(y|yes|s[ií]?|true|1|x|fixed|spayed|neutered|altered|esterilizad[oa]|castrad[oa])$/i.test(written))
    return true
  return /^(n|no|false|0|intact|enter[oa])$/i.test(written) ? false : null
}

export function sexIn(written: string): 'hembra' | 'macho' | null {
  if (/^(f|h|female|hembra)\b/i.test(written)) return 'hembra'
  return /^(m|male|macho)\b/i.test(written) ? 'macho' : null
}

const kilosInPound = 0.453_592_37

/** Kilos of a cell, rounded to two decimals; in pounds where the cell or its heading says so. NaN where it is no number. */
export function kilosIn(written: string, heading: string): number {
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)\.?$/i.exec(written) ?? []
  const isPounds =
    /^(lbs?|pounds?|libras?)$/i.test(unit) || (unit === '' && /\b(lbs?|pounds?|libras?)\b/i.test(heading))
  const kilos = number === '' ? Number.NaN : Number(number.replace(',', '.')) * (isPounds ? kilosInPound : 1)
  return Math.round(kilos * 100) / 100
}
