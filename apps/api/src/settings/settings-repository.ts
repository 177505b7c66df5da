import { isDeepStrictEqual } from 'node:util'
import { defaultSettings, type HouseSettings, type KeptSettings } from '@rumi/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { houseSettings } from '../db/schema/settings.ts'
import { users } from '../db/schema/people.ts'
import { RepositoryError } from '../db/repository-error.ts'

/** Until somebody changes them. */
const versionOfDefaults = 1

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Settings with changes laid over them: of a group what is said, of anything else the whole. */
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
export const wholeSettings = (data: Partial<HouseSettings>) =>
  overlaid(defaultSettings, data) as HouseSettings

/** A version as the database writes it. */
type StoredSettings = { version: number; data: string }

const newestVersion = namedStatement('newest settings', () =>
  new QueryBuilder()
    .select({ version: houseSettings.version, data: sql<string>`${houseSettings.data}::text` })
    .from(houseSettings)
    .orderBy(desc(houseSettings.version))
    .limit(1),
)

/** What holds now. */
export async function currentSettings(db: Queryable): Promise<KeptSettings> {
  const [newest] = await newestVersion(db)
  return readSettings(newest ?? null)
}

let lastRead: (StoredSettings & { settings: KeptSettings }) | undefined

/** A version as it is stored over the defaults, which alone hold where none is; the same object for all who read it, so frozen. */
export function readSettings(stored: StoredSettings | null): KeptSettings {
  const { version, data } = stored ?? { version: versionOfDefaults, data: '{}' }
  if (lastRead?.version !== version || lastRead.data !== data)
    lastRead = { version, data, settings: frozen({ ...wholeSettings(JSON.parse(data)), version }) }
  return lastRead.settings
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/** What was changed to become a version, and by whom. */
export type SettingsVersion = {
  version: number
  data: HouseSettings
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

/**
 * Adds a version with these changes; nobody's where a command makes them. `expected` is the version that the changes were made from; where it is no longer the newest, or
 * somebody else adds one at the same time, it throws `stale`.
 */
export async function addSettingsVersion(
  tx: Tx,
  changes: object,
  { by, expected }: { by: string | null; expected?: number | undefined },
): Promise<KeptSettings> {
  const { version, ...last } = await currentSettings(tx)
  if (expected !== undefined && expected !== version)
    throw new RepositoryError('stale', `the settings have changed since version ${expected}`)
  const data = overlaid(last, changes) as HouseSettings
  if (isDeepStrictEqual(data, last)) return { ...last, version }
  // For the audit trail, as the database does not know the defaults.
  await tx.execute(sql`select set_config('rumi.former_settings', ${JSON.stringify(last)}, true)`)
  await tx.insert(houseSettings).values({ version: version + 1, data, changedBy: by })
  return { ...data, version: version + 1 }
}
