import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { fileIdIn, type FileStore } from './file-store.ts'
import type { EventHandlers } from '../jobs/index.ts'
import { partSuffixes } from './cleaned-upload.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Reads the column from the row as JSON, so that a backup before the column's migration works, too. */
const inColumn = (table: string, column: string) => `
  select substring(to_jsonb(record) ->> '${column}' from '^/fotos/(${uuid})-')::uuid
  from public.${table} as record where to_jsonb(record) ->> '${column}' ~ '^/fotos/${uuid}-'`

/** SQL for the ids of all referenced files: medical records, portraits, page photos, product and room pictures. */
export const knownFileIds = `
  select id from public.files
  union select id from public.photos
  union ${inColumn('products', 'image_url')}
  union ${inColumn('resources', 'photo')}`

const hourMs = 60 * 60 * 1_000
const atOnce = 500

/** Deletes files that no row references: uploads aborted over an hour ago, replaced photos and remains of a crash. */
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
  const idList = sql.join(
    ids.filter((id) => id !== null).map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${sql.raw(knownFileIds)}) as stored where id = any(array[${idList}]::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Takes away the bytes of a file whose row is gone: replaced, removed with its medical record or dog, looked at, or its owner's
 * erased. The trigger `files_leave_no_bytes` in the migrations announces it, whatever code removed the row.
 */
export const removedFiles = (store: Pick<FileStore, 'drop'>): EventHandlers => ({
  async 'file-removed'({ fileId }) {
    for (const suffix of partSuffixes) await store.drop(`${fileId}${suffix}`)
  },
})
