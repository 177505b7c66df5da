import { isDeepStrictEqual } from 'node:util'
import {
  defaultSettings,
  hotelHours,
  setBusinessLocale,
  type BusinessSettings,
  type StoredSettings,
} from '@rumi/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { setDogWord } from '../copy/in-word-of-business.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { houseSettings } from '../db/schema/business/settings.ts'
import { users } from '../db/schema/people/people.ts'
import { RepositoryError } from '../db/repository/repository-error.ts'

const versionOfDefaults = 1

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges changes into settings: objects by field, other values replaced. */
function overlaid(settings: object, changes: object): object {
  const changed = Object.entries(changes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]) => {
      const former: unknown = Reflect.get(settings, name)
      return [name, isGroup(former) && isGroup(value) ? overlaid(former, value) : value]
    })
  return { ...settings, ...Object.fromEntries(changed) }
}

/** A version from before a setting was there has its default. */
export const wholeSettings = (data: Partial<BusinessSettings>) =>
  overlaid(defaultSettings, data) as BusinessSettings

/** Row of the newest version: nulls if none is stored, and `data` null if it is the known one. */
type NewestSettings = { version: number | null; changedAt: string | null; data: string | null }
type KnownSettings = { version: number; changedAt: string; settings: StoredSettings }

/** The stored version that was read last: one never changes, so that its text need not be read again. */
let lastRead: KnownSettings | undefined

/** Returns the parameters of a statement with `newestStored`. */
export function knownSettings() {
  const known = lastRead
  return {
    known,
    parameters: { knownVersion: known?.version ?? null, knownChangedAt: known?.changedAt ?? null },
  }
}

/** The newest version, its text only where it is another than the one that is known. */
export const newestStored = sql`select ${houseSettings.version}, ${houseSettings.changedAt}::text as changed_at,
  case when ${houseSettings.version} = ${sql.placeholder('knownVersion')}::int
    and ${houseSettings.changedAt} = ${sql.placeholder('knownChangedAt')}::timestamptz then null else ${houseSettings.data}::text end as data
  from ${houseSettings} order by ${houseSettings.version} desc limit 1`

/** Columns of `newestStored` for a query builder that joins it as `newest`. */
export const ofNewest = {
  version: sql<number | null>`newest.version`,
  changedAt: sql<string | null>`newest.changed_at`,
  data: sql<string | null>`newest.data`,
}

const newestVersion = namedStatement('newest settings', (db) =>
  db.select(ofNewest).from(sql`(${newestStored}) newest`),
)

/** Returns the current settings. */
export async function currentSettings(db: Queryable): Promise<StoredSettings> {
  const { known, parameters } = knownSettings()
  const [newest] = await newestVersion(db, parameters)
  return readSettings(newest, known)
}

/**
 * Returns a version of the settings over the defaults, or the defaults if none is stored; frozen, because all callers share it. Sets the
 * time zone in which this process counts days and hours, and its word for dog.
 */
export function readSettings(
  newest: NewestSettings | undefined,
  known: KnownSettings | undefined,
): StoredSettings {
  const settings = settingsOf(newest, known)
  setBusinessLocale(settings)
  setDogWord(settings.dogWord)
  return settings
}

function settingsOf(newest: NewestSettings | undefined, known: KnownSettings | undefined): StoredSettings {
  const { version, changedAt, data } = newest ?? { version: null, changedAt: null, data: null }
  if (version === null || changedAt === null) return defaults
  if (data === null) return known!.settings
  const settings = frozen({ ...wholeSettings(JSON.parse(data)), version })
  lastRead = { version, changedAt, settings }
  return settings
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

const defaults: StoredSettings = frozen({ ...wholeSettings({}), version: versionOfDefaults })

/** Changes of a version and their author. */
export type SettingsVersion = {
  version: number
  data: BusinessSettings
  changedAt: string
  changedBy: string | null
}

/** The newest versions, at most so many, each with the name of who made it. */
export async function settingsVersions(db: Queryable, most: number): Promise<SettingsVersion[]> {
  const rows = await db
    .select({
      version: houseSettings.version,
      data: houseSettings.data,
      changedAt: houseSettings.changedAt,
      changedBy: sql<string | null>`nullif(btrim(${users.name} || ' ' || ${users.lastName}), '')`,
    })
    .from(houseSettings)
    .leftJoin(users, eq(users.id, houseSettings.changedBy))
    .orderBy(desc(houseSettings.version))
    .limit(most)
  return rows.map((row) => ({ ...row, data: wholeSettings(row.data) }))
}

/** Validation across fields, of which a change may contain one. */
const acrossFields = z.object({ hotel: hotelHours })

/**
 * Adds a version with these changes, without an author for a command. Throws `stale` if `expected` is not the
 * newest or another is added concurrently, and `ZodError` for contradictory values.
 */
export async function addSettingsVersion(
  tx: Tx,
  changes: object,
  { by, expected }: { by: string | null; expected?: number | undefined },
): Promise<StoredSettings> {
  const { version, ...last } = await currentSettings(tx)
  if (expected !== undefined && expected !== version)
    throw new RepositoryError('stale', `the settings have changed since version ${expected}`)
  const data = overlaid(last, changes) as BusinessSettings
  if (isDeepStrictEqual(data, last)) return { ...last, version }
  // Invalid hours of an older version do not block unrelated changes.
  if (!isDeepStrictEqual(data.hotel, last.hotel)) acrossFields.parse(data)
  // For the audit trail, as the database does not know the defaults.
  await tx.execute(sql`select set_config('rumi.former_settings', ${JSON.stringify(last)}, true)`)
  await tx.insert(houseSettings).values({ version: version + 1, data, changedBy: by })
  return { ...data, version: version + 1 }
}
