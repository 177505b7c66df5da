import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { files } from '../db/schema/files.ts'
import { Refused } from '../http/refused.ts'
import type { CleanedUpload } from './cleaned-upload.ts'
import type { FileStore } from './file-store.ts'

/** Per family, portraits and papers together: some sixty dogs with all their papers (safety: depth, 5.2.4). */
const mostFiles = 500

type Kept = {
  upload: CleanedUpload
  ownerId: string
  dogId: string
  recordId: string | null
  createdBy: string
}

/**
 * Keeps a cleaned upload and notes on its dog or paper where it is. The bytes are on the disk before the row is
 * written; a row that never comes leaves bytes that the sweep takes away.
 */
export async function keepFile<T>(
  { db, store }: { db: Db; store: FileStore },
  { upload, ownerId, dogId, recordId, createdBy }: Kept,
  note: (tx: Tx, address: string) => Promise<T>,
): Promise<T> {
  const id = randomUUID()
  for (const { suffix, bytes } of upload.parts) await store.keep(`${id}${suffix}`, bytes)
  const bytes = upload.parts.reduce((sum, part) => sum + part.bytes.length, 0)
  return db.transaction(async (tx) => {
    const [kept] = await tx.select({ files: count() }).from(files).where(eq(files.ownerId, ownerId))
    if ((kept?.files ?? 0) >= mostFiles) throw new Refused('too-many-files')
    const sameThing = recordId ? eq(files.recordId, recordId) : isNull(files.recordId)
    await tx.delete(files).where(and(eq(files.dogId, dogId), sameThing))
    await tx.insert(files).values({ id, ownerId, dogId, recordId, media: upload.media, bytes, createdBy })
    return note(tx, `/files/${id}`)
  })
}
