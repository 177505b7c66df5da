import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { files } from '../db/schema/files.ts'
import { Refused } from '../http/refused.ts'
import type { CleanedUpload } from './cleaned-upload.ts'
import type { FileStore } from './file-store.ts'

/** Per family, portraits and papers together, not the photos the house takes: some sixty dogs with all their papers (safety: depth, 5.2.4). */
const mostFiles = 500

type Kept = {
  upload: CleanedUpload
  ownerId: string
  /** Null for the owner's identification. */
  dogId: string | null
  recordId: string | null
  /** The report card it is a photo of; a card has several. */
  cardId?: string | null
  createdBy: string
}

type Keeping<T> = {
  db: Db
  store: FileStore
  /** Runs the transaction; a request that bears repetition runs it once. */
  once?: (effect: (tx: Tx) => Promise<T>) => Promise<T>
}

/**
 * Keeps a cleaned upload and notes on its dog or paper where it is. The bytes are on the disk before the row is
 * written; a row that never comes leaves bytes that the sweep takes away.
 */
export async function keepFile<T>(
  { db, store, once = (effect) => db.transaction(effect) }: Keeping<T>,
  { upload, ownerId, dogId, recordId, cardId = null, createdBy }: Kept,
  note: (tx: Tx, address: string) => Promise<T>,
): Promise<T> {
  const id = randomUUID()
  for (const { suffix, bytes } of upload.parts) await store.keep(`${id}${suffix}`, bytes)
  const bytes = upload.parts.reduce((sum, part) => sum + part.bytes.length, 0)
  return once(async (tx) => {
    if (!cardId) await makeWay(tx, { ownerId, dogId, recordId })
    await tx
      .insert(files)
      .values({ id, ownerId, dogId, recordId, cardId, media: upload.media, bytes, createdBy })
    return note(tx, `/files/${id}`)
  })
}

/** A dog has one portrait, a paper one evidence and an owner one identification: the new one takes the place of the old. */
async function makeWay(tx: Tx, { ownerId, dogId, recordId }: Pick<Kept, 'ownerId' | 'dogId' | 'recordId'>) {
  const [kept] = await tx
    .select({ files: count() })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), isNull(files.cardId)))
  if ((kept?.files ?? 0) >= mostFiles) throw new Refused('too-many-files')
  const sameThing = recordId ? eq(files.recordId, recordId) : isNull(files.recordId)
  const sameDog = dogId ? eq(files.dogId, dogId) : isNull(files.dogId)
  await tx.delete(files).where(and(eq(files.ownerId, ownerId), sameDog, isNull(files.cardId), sameThing))
}
