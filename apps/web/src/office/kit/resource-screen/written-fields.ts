import { centavosIn, formatPesos, formatDay, plainPesos } from '@rumi/contract'
import { writtenNumber } from '../../../ui/forms/form-draft.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import type { RecordField } from './record-field.ts'

/** Values of a form as typed: numbers are still text. */
export type Written = Record<string, string | boolean>

/** Fields of the form for a creation or an update. */
export const fieldsFor = (fields: readonly RecordField[], occasion: 'create' | 'update') =>
  fields.filter(({ only = occasion }) => only === occasion)

/** Converts a record to form values; without one, returns an empty form. */
export const writtenOf = (fields: readonly RecordField[], record?: unknown): Written =>
  Object.fromEntries(fields.map((field) => [field.name, writtenValue(field, record)]))

function writtenValue(field: RecordField, record?: unknown): string | boolean {
  const value = (record as Record<string, unknown> | undefined)?.[field.name]
  if (field.kind === 'yes') return record ? value === true : field.initially === true
  if (!record) return field.initially ?? ''
  if (value === null || value === undefined) return ''
  if (field.kind === 'lines') return field.format(value)
  return field.kind === 'pesos' ? plainPesos(Number(value)) : `${value as string | number | boolean}`
}

/** Converts form values to request fields: empty optional fields are omitted, invalid numbers are null. */
export const toRequestFields = (fields: readonly RecordField[], written: Written): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map((field) => [field.name, wireValue(field, written[field.name] ?? '')] as const)
      .filter(([, value]) => value !== undefined),
  )

function wireValue(field: RecordField, written: string | boolean): unknown {
  if (typeof written === 'boolean') return written
  const { kind, optional, clearsTo } = field
  const blank = written.trim() === ''
  switch (kind) {
    // An invalid amount is not an empty field: a typo must not clear an optional price.
    case 'pesos':
      return blank ? (optional ? undefined : null) : (centavosIn(written) ?? Number.NaN)
    case 'lines':
      return field.read(written)
    case 'yes-or-no':
      return blank ? null : written === 'true'
    case 'number':
      return blank ? (optional ? undefined : null) : writtenNumber(written)
    case 'day':
    case 'select':
    case 'choice':
      return blank && optional ? clearsTo : written
    case 'text':
    case 'email':
    case 'phone':
    case 'long':
    case 'yes':
    case 'record':
      return written
  }
}

/** Returns the changed fields, as request fields. */
export function changesBetween(fields: readonly RecordField[], was: Written, is: Written) {
  const before = toRequestFields(fields, was)
  const after = toRequestFields(fields, is)
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  )
}

type ShownWords = { yes: string; no: string; noData: string }

/** Formats a form value for reading. */
export function shownValue(field: RecordField, written: string | boolean, words: ShownWords): string {
  if (typeof written === 'boolean') return written ? words.yes : words.no
  if (written.trim() === '') return words.noData
  if (field.kind === 'yes-or-no') return written === 'true' ? words.yes : words.no
  const chosen = field.options?.find(({ value }) => value === written)
  if (chosen) return chosen.label
  const centavos = field.kind === 'pesos' ? centavosIn(written) : null
  if (centavos !== null) return formatPesos(centavos)
  if (field.kind === 'day') return formatDay(written, businessToday())
  return field.unit ? `${written} ${field.unit}` : written
}
