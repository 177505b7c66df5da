import { centavosIn, formatPesos, formatDay, plainPesos } from '@rumi/contract'
import { writtenNumber } from '../../../ui/forms/form-draft.ts'
import { houseToday } from '../../../shared/house/house-today.ts'
import type { RecordField } from './record-field.ts'

/** A form as it is written: every figure is still a text. */
export type Written = Record<string, string | boolean>

/** The fields that are asked for when a record is made, or changed. */
export const fieldsFor = (fields: readonly RecordField[], occasion: 'create' | 'update') =>
  fields.filter(({ only = occasion }) => only === occasion)

/** A record as its form shows it; without one, an empty form. */
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

/** What is written, as the wire takes it; a field that may stay empty and did is left out, a figure that is none is null. */
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
    // What is no amount is no empty field either: a price that may be missing is not lost by a slip.
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

/** The fields that differ from how the record was, as the wire takes them. */
export function changesBetween(fields: readonly RecordField[], was: Written, is: Written) {
  const before = toRequestFields(fields, was)
  const after = toRequestFields(fields, is)
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  )
}

type ShownWords = { yes: string; no: string; untold: string }

/** A written value as a person reads it. */
export function shownValue(field: RecordField, written: string | boolean, words: ShownWords): string {
  if (typeof written === 'boolean') return written ? words.yes : words.no
  if (written.trim() === '') return words.untold
  if (field.kind === 'yes-or-no') return written === 'true' ? words.yes : words.no
  const chosen = field.options?.find(({ value }) => value === written)
  if (chosen) return chosen.label
  const centavos = field.kind === 'pesos' ? centavosIn(written) : null
  if (centavos !== null) return formatPesos(centavos)
  if (field.kind === 'day') return formatDay(written, houseToday())
  return field.unit ? `${written} ${field.unit}` : written
}
