import { inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { files } from '../db/schema/files.ts'
import { fileIdIn, type FileStore } from './file-store.ts'

const hourMs = 60 * 60 * 1_000
const atOnce = 500

/** Takes away bytes that no row knows: of uploads that were cut off more than an hour ago, and of what a crash left behind. */
export async function sweepFiles(db: Db, store: FileStore) {
  const names = await store.names(Date.now() - hourMs)
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce)
    const ids = some.map(fileIdIn).filter((id) => id !== null)
    const known = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
    const keep = new Set(known.map(({ id }) => id))
    for (const name of some)
      if (!keep.has(fileIdIn(name) ?? '') || name.endsWith('.part')) await store.drop(name)
  }
}
