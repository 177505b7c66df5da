import { ivaTreatments } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, customType, integer, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Instant in wire format, `2026-10-13T15:00:00.000Z`; stored to the millisecond, so that the text is exact.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: instantOf,
})

/** PostgreSQL's text of an instant in UTC, to the millisecond at most. */
const storedInstant = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,3}))?\+00$/

/** The text is put in order rather than read as a date, which takes a list of records as long as asking for it. */
function instantOf(stored: string) {
  const [, day, time, fraction = ''] = storedInstant.exec(stored) ?? []
  return day ? `${day}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(stored).toISOString()
}

/** An amount of money in centavos. */
export const centavos = (name: string) => bigint(name, { mode: 'number' })

export const idColumn = () => uuid('id').primaryKey().defaultRandom()

export const timestampColumns = () => ({
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
})

/** Counts the changes of a row, so that a stale write is noticed. */
export const versionColumn = () => integer('version').notNull().default(1)

/** Settings version at the time of sale; triggers keep it unchanged. */
export const settingsVersion = () => integer('settings_version').notNull().default(1)

/** Treatment of IVA; a sale keeps the one it was sold with. */
export const ivaTreatmentColumn = () =>
  text('iva_treatment', { enum: ivaTreatments }).notNull().default('general')

/** Treatment that the database fills in: the one of the service when it was sold. */
export const soldTreatmentColumn = () =>
  text('iva_treatment', { enum: ivaTreatments })
    .notNull()
    .default(sql`null`)

const listed = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/** A rule that a column holds one of the words both sides agreed on. */
export const oneOf = (rule: string, column: AnyPgColumn, values: readonly string[]) =>
  check(rule, sql`${column} in (${listed(values)})`)

/** Check constraint: the E.164 form of a telephone is valid or empty, and empty without a written form. */
export const isE164 = (rule: string, t: { phone: AnyPgColumn; phoneE164: AnyPgColumn }) =>
  check(rule, sql`${t.phoneE164} ~ '^(\\+[1-9][0-9]{7,14})?$' and (${t.phoneE164} = '' or ${t.phone} <> '')`)

/** Check constraint: a text is not blank. */
export const notBlank = (rule: string, column: AnyPgColumn) => check(rule, sql`btrim(${column}) <> ''`)
