import { compareInstants, dayNumber, dayOf, instantAt, timeOf } from '@rumi/contract/business-time'
import { yesOrNo } from '../copy/workbook-words.ts'
import { looksLikeFormula } from './harmless-text.ts'

/** Types of a column, so that spreadsheets sort and sum it. `pesos` are in centavos. */
export type CellKind = 'text' | 'integer' | 'decimal' | 'pesos' | 'day' | 'instant' | 'yes-no'
export type CellValue = string | number | boolean | null

/** The style of each kind of cell, by its place in the workbook's list of styles. */
export const cellStyles = {
  text: 0,
  header: 1,
  integer: 2,
  decimal: 3,
  day: 4,
  instant: 5,
  pesos: 6,
  formulaLike: 7,
} as const

/** Spreadsheets count days from the end of 1899; before March 1900 they and the calendar disagree. */
const serialOfEpoch = 25_569
const firstSureDay = '1900-03-01'
const minutesInDay = 1_440
const minuteMs = 60_000

// oxlint-disable-next-line no-control-regex -- these are the characters that XML cannot carry
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Escapes the underscore of `_x0041_`, which spreadsheets would decode as A. */
const looksEscaped = /_(?=x[\da-f]{4}_)/gi
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_' }

const xmlText = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(notInXml, '')
    .replaceAll(looksEscaped, '_x005F_')
    .replaceAll(/[&<>\r]/g, (sign) => entities[sign] ?? sign)

/**
 * Text cell, typed as text so that it is no formula. Text that looks like a formula also has the text format,
 * so that editing keeps it harmless. Empty text has no cell. `at` is the address, such as B7.
 */
export function textCell(at: string, value: string, given?: number): string {
  if (value === '') return ''
  const style = given ?? (looksLikeFormula(value) ? cellStyles.formulaLike : cellStyles.text)
  return `<c r="${at}" t="inlineStr"${styled(style)}><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`
}

const styled = (style: number) => (style === 0 ? '' : ` s="${style}"`)
const numberCell = (at: string, value: number, style: number) =>
  `<c r="${at}"${styled(style)}><v>${value}</v></c>`

/** Serial number of an instant in local time, in days of 24 hours as spreadsheets have them. */
function serialOfInstant(instant: string) {
  const [hours, minutes] = timeOf(instant).split(':').map(Number) as [number, number]
  const seconds = (Date.parse(instant) % minuteMs) / minuteMs
  return dayNumber(dayOf(instant)) + serialOfEpoch + (hours * 60 + minutes + seconds) / minutesInDay
}

/** Writes one cell by what its column holds; nothing known leaves it empty. */
export function cellXml(at: string, kind: CellKind, value: CellValue): string {
  if (value === null) return ''
  switch (kind) {
    case 'text':
      return textCell(at, String(value))
    case 'yes-no':
      return textCell(at, yesOrNo(value))
    case 'integer':
    case 'decimal':
      return numberCell(at, Number(value), cellStyles[kind])
    case 'pesos':
      return numberCell(at, Number(value) / 100, cellStyles.pesos)
    case 'day':
      return String(value) < firstSureDay
        ? textCell(at, String(value))
        : numberCell(at, dayNumber(String(value)) + serialOfEpoch, cellStyles.day)
    case 'instant':
      return compareInstants(String(value), instantAt(firstSureDay, '00:00')) < 0
        ? textCell(at, String(value))
        : numberCell(at, serialOfInstant(String(value)), cellStyles.instant)
  }
}
