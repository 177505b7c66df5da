import { mailsPrefix } from '@rumi/mails'
import { desc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/connect.ts'
import { RepositoryError } from '../db/repository/repository-error.ts'
import { texts } from '../db/schema/business/texts.ts'

const versionOfDefault = 1

export type TextVersion = { value: string | null; version: number }
const shipped: TextVersion = { value: null, version: versionOfDefault }

/** The newest version of every text that was ever changed, by key. */
export async function newestTexts(db: Queryable): Promise<ReadonlyMap<string, TextVersion>> {
  const rows = await db
    .selectDistinctOn([texts.key], { key: texts.key, value: texts.value, version: texts.version })
    .from(texts)
    .orderBy(texts.key, desc(texts.version))
  return new Map(rows.map(({ key, ...newest }) => [key, newest]))
}

async function ownAmong(
  db: Queryable,
  isRequested: (key: string) => boolean,
): Promise<Record<string, string>> {
  const newest = await newestTexts(db)
  return Object.fromEntries(
    [...newest].flatMap(([key, { value }]) => (value === null || !isRequested(key) ? [] : [[key, value]])),
  )
}

/** Returns the keys of texts that a person has replaced. */
export async function replacedTexts(db: Queryable): Promise<string[]> {
  const { key, value, changedBy, version } = texts
  const rows = await db
    .selectDistinctOn([key], { key, value, changedBy })
    .from(texts)
    .orderBy(key, desc(version))
  return rows.filter((row) => row.value !== null && row.changedBy !== null).map((row) => row.key)
}

const belongsToMail = (key: string) => key.startsWith(mailsPrefix)

/** Returns the site's texts that replace defaults, by key. */
export const ownWords = (db: Queryable) => ownAmong(db, (key) => !belongsToMail(key))

/** The same of mails. */
export const ownMailWords = (db: Queryable) => ownAmong(db, belongsToMail)

/**
 * Adds a version of a text; null restores the default. Throws `stale` if `expected` is not the newest or
 * another is added concurrently.
 */
export async function addTextVersion(
  tx: Tx,
  key: string,
  value: string | null,
  { by, expected }: { by: string; expected?: number | undefined },
): Promise<TextVersion> {
  const [last = shipped] = await tx
    .select({ value: texts.value, version: texts.version })
    .from(texts)
    .where(eq(texts.key, key))
    .orderBy(desc(texts.version))
    .limit(1)
  if (expected !== undefined && expected !== last.version)
    throw new RepositoryError('stale', `${key} has changed since version ${expected}`)
  if (last.value === value) return last
  const next = { value, version: last.version + 1 }
  await tx.insert(texts).values({ key, ...next, changedBy: by })
  return next
}
