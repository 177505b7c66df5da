import { randomUUID } from 'node:crypto'
import { clientLimits } from '@rumi/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { refusalOfConstraint } from '../db/constraint-refusals.ts'
import { lockClient } from '../db/lock-client.ts'
import { files } from '../db/schema/people/files.ts'
import { Refused } from '../http/refused.ts'
import type { CleanedUpload } from './cleaned-upload.ts'
import type { FileStore } from './file-store.ts'

type NewFile = {
  upload: CleanedUpload
  ownerId: string
  /** Null for the owner's identification, and for a receipt. */
  dogId: string | null
  recordId: string | null
  /** The report card it is a photo of; a card has several. */
  cardId?: string | null
  /** The grooming card whose photo it is, and the moment it shows. */
  groomingCardId?: string | null
  groomingMoment?: 'before' | 'after' | null
  /** The incident that it is a photo of. */
  incidentId?: string | null
  /** The expense whose receipt it is. */
  expenseId?: string | null
  /** The person allowed to collect whose photo it is. */
  collectorId?: string | null
  /** The booking or order whose transfer it proves; one may have several. */
  bookingId?: string | null
  orderId?: string | null
  createdBy: string
  /** True for the family's own uploads, which have limits. */
  isOwn?: boolean
}

type Keeping<T> = {
  db: Db
  store: FileStore
  /** Runs the transaction; a request that bears repetition runs it once. */
  once?: (effect: (tx: Tx) => Promise<T>) => Promise<T>
}

/**
 * Stores a cleaned upload and links it to its record. Bytes are stored before the row; if the row is rejected
 * they are deleted, and if its outcome is unknown the sweep checks later. Locks the account first, as an
 * upload may be slow, rejects a closed one, and lets `note` check the rest.
 */
export async function storeFile<T>(
  { db, store, once = (effect) => db.transaction(effect) }: Keeping<T>,
  { upload, isOwn = false, ...input }: NewFile,
  note: (tx: Tx, address: string) => Promise<T>,
): Promise<T> {
  const { ownerId, expenseId = null } = input
  const isPhoto = [input.cardId, input.groomingCardId, input.incidentId].some(Boolean)
  const id = randomUUID()
  const names = upload.parts.map(({ suffix }) => `${id}${suffix}`)
  const takeBack = () => Promise.all(names.map((name) => store.drop(name)))
  for (const { suffix, bytes } of upload.parts) await store.keep(`${id}${suffix}`, bytes)
  const bytes = upload.parts.reduce((sum, part) => sum + part.bytes.length, 0)
  let isNoted = false
  try {
    const answer = await once(async (tx) => {
      if (expenseId) await tx.delete(files).where(eq(files.expenseId, expenseId))
      else await lockClient(tx, ownerId)
      if (!expenseId && !isPhoto) await makeWay(tx, { ...input, isOwn, bytes })
      await tx.insert(files).values({ ...input, id, media: upload.media, bytes })
      isNoted = true
      return note(tx, `/files/${id}`)
    })
    if (!isNoted) await takeBack()
    return answer
  } catch (failure) {
    if (isSurelyRefused(failure)) await takeBack()
    throw failure
  }
}

/** True if a transaction certainly rolled back. After a lost connection the outcome is unknown. */
const isSurelyRefused = (failure: unknown) => {
  const refusal = failure instanceof Refused ? failure.code : refusalOfConstraint(failure)
  return refusal !== undefined && refusal !== 'unavailable'
}

/** SQL condition: not a photo of a report, a grooming card or an incident. */
const isOfNoPhotos = and(isNull(files.cardId), isNull(files.groomingCardId), isNull(files.incidentId))

type Coming = Pick<NewFile, 'ownerId' | 'dogId' | 'recordId' | 'collectorId' | 'bookingId' | 'orderId'> & {
  isOwn: boolean
  bytes: number
}

/**
 * A dog and a person allowed to collect have one portrait, a medical record one evidence and an owner one identification: the new one
 * takes the place of the old, whose bytes go once this is committed.
 */
async function makeWay(tx: Tx, { isOwn, bytes, ...coming }: Coming) {
  if (!coming.bookingId && !coming.orderId) await removeReplaced(tx, coming)
  if (!isOwn) return
  const [used] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(and(eq(files.ownerId, coming.ownerId), isOfNoPhotos, isNull(files.expenseId)))
  if (used!.bytes + bytes > clientLimits.uploadBytes) throw new Refused('upload-limit')
}

async function removeReplaced(
  tx: Tx,
  { ownerId, dogId, recordId, collectorId }: Omit<Coming, 'isOwn' | 'bytes'>,
) {
  const sameThing = recordId ? eq(files.recordId, recordId) : isNull(files.recordId)
  const samePerson = collectorId ? eq(files.collectorId, collectorId) : isNull(files.collectorId)
  const sameDog = dogId ? eq(files.dogId, dogId) : isNull(files.dogId)
  await tx
    .delete(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        sameDog,
        samePerson,
        isOfNoPhotos,
        isNull(files.expenseId),
        isNull(files.bookingId),
        isNull(files.orderId),
        sameThing,
      ),
    )
}
