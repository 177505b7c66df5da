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

type StoredFile = {
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
export const storeFile = <T>(
  keeping: Keeping<T>,
  { upload, ...input }: StoredFile & { upload: CleanedUpload },
  note: (tx: Tx, address: string) => Promise<T>,
): Promise<T> =>
  storeCopies(keeping, { upload, count: 1 }, async (tx, [copy]) => {
    await copy!.insert(input)
    return note(tx, copy!.address)
  })

/** A copy of an upload, whose row `insert` adds once what it belongs to is there. */
type StoredCopy = { address: string; insert: (input: StoredFile) => Promise<void> }

/** Stores copies of a cleaned upload as `storeFile` does, for several records of one transaction. */
export async function storeCopies<T>(
  { db, store, once = (effect) => db.transaction(effect) }: Keeping<T>,
  { upload, count }: { upload: CleanedUpload; count: number },
  note: (tx: Tx, copies: readonly StoredCopy[]) => Promise<T>,
): Promise<T> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const names = ids.flatMap((id) =>
    upload.parts.map(({ suffix, bytes }) => ({ name: `${id}${suffix}`, bytes })),
  )
  const takeBack = () => Promise.all(names.map(({ name }) => store.drop(name)))
  for (const { name, bytes } of names) await store.keep(name, bytes)
  let isNoted = false
  try {
    const answer = await once((tx) => {
      isNoted = true
      const copies = ids.map((id) => ({
        address: `/files/${id}`,
        insert: (input: StoredFile) => insertFile(tx, id, upload, input),
      }))
      return note(tx, copies)
    })
    if (!isNoted) await takeBack()
    return answer
  } catch (failure) {
    if (isSurelyRefused(failure)) await takeBack()
    throw failure
  }
}

async function insertFile(
  tx: Tx,
  id: string,
  { media, parts }: CleanedUpload,
  { isOwn = false, ...input }: StoredFile,
) {
  const { ownerId, expenseId = null } = input
  const isPhoto = [input.cardId, input.groomingCardId, input.incidentId].some(Boolean)
  const bytes = parts.reduce((sum, part) => sum + part.bytes.length, 0)
  if (expenseId) await tx.delete(files).where(eq(files.expenseId, expenseId))
  else await lockClient(tx, ownerId)
  if (!expenseId && !isPhoto) await makeWay(tx, { ...input, isOwn, bytes })
  await tx.insert(files).values({ ...input, id, media, bytes })
}

/** True if a transaction certainly rolled back. After a lost connection the outcome is unknown. */
const isSurelyRefused = (failure: unknown) => {
  const refusal = failure instanceof Refused ? failure.code : refusalOfConstraint(failure)
  return refusal !== undefined && refusal !== 'unavailable'
}

/** SQL condition: not a photo of a report, a grooming card or an incident. */
const isOfNoPhotos = and(isNull(files.cardId), isNull(files.groomingCardId), isNull(files.incidentId))

type Coming = Pick<StoredFile, 'ownerId' | 'dogId' | 'recordId' | 'collectorId' | 'bookingId' | 'orderId'> & {
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
