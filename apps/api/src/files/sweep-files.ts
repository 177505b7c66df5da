import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { fileIdIn, type FileStore } from './file-store.ts'
import { keptFileIds } from './kept-file-ids.ts'

const hourMs = 60 * 60 * 1_000
const atOnce = 500

/** Takes away bytes that no row knows: of uploads that were cut off more than an hour ago, of photographs that were replaced, and of what a crash left behind. */
export async function sweepFiles(db: Db, store: FileStore) {
  const names = await store.names(Date.now() - hourMs)
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce)
    const keep = await knownAmong(db, [...new Set(some.map(fileIdIn))])
    for (const name of some)
      if (!keep.has(fileIdIn(name) ?? '') || name.endsWith('.part')) await store.drop(name)
  }
}

async function knownAmong(db: Db, ids: readonly (string | null)[]) {
  const asked = sql.join(
    ids.filter((id) => id !== null).map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${sql.raw(keptFileIds)}) as kept where id = any(array[${asked}]::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}
