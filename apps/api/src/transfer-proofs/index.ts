import { mostTransferProofs, transferProofs as calls, type TransferProof } from '@rumi/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { fileSentences } from '../copy/people/file-sentences.ts'
import type { Db, Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { orders } from '../db/schema/money/shop.ts'
import { files } from '../db/schema/people/files.ts'
import {
  cleanedUpload,
  fileInRequest,
  fileStoreOf,
  storeFile,
  takeFiles,
  uploadRoute,
} from '../files/index.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'

type Target = { bookingId?: string | undefined; orderId?: string | undefined }

/** Routes by which clients prove a transfer for a booking or an order. */
export async function transferProofsRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  const store = fileStoreOf(config)

  registerRoute(app, calls.list, async ({ owner, query }) => {
    await clientOf(db, query, owner)
    return { data: { transferProofs: await proofsOf(db, query) } }
  })

  await app.register(async (uploads) => {
    await takeFiles(uploads)
    registerRoute(
      uploads,
      calls.upload,
      async ({ owner, actor, query, request }) => {
        const ownerId = await clientOf(db, query, owner)
        await refuseMore(db, query)
        const upload = await cleanedUpload(await fileInRequest(request), { takesPdf: true })
        const fileInput = {
          upload,
          ownerId,
          dogId: null,
          recordId: null,
          bookingId: query.bookingId ?? null,
          orderId: query.orderId ?? null,
          createdBy: actor.id,
          isOwn: owner !== null,
        }
        return storeFile({ db, store }, fileInput, async (tx, address) => {
          await clientOf(tx, query, owner)
          const transferProof = (await proofsOf(tx, query)).find(({ file }) => file === address)!
          if (owner !== null)
            await enqueueEvent(tx, { kind: 'transfer-proof-brought', fileId: transferProof.id })
          return { data: { transferProof } }
        })
      },
      uploadRoute,
    )
  })
}

/** Client of a booking or order; another owner's is missing. */
async function clientOf(db: Queryable, { bookingId, orderId }: Target, owner: string | null) {
  const [found] = bookingId
    ? await db.select({ clientId: bookings.clientId }).from(bookings).where(eq(bookings.id, bookingId))
    : await db.select({ clientId: orders.userId }).from(orders).where(eq(orders.id, orderId!))
  if (!found || (owner !== null && found.clientId !== owner)) throw new Refused('not-found')
  return found.clientId
}

const isOf = ({ bookingId, orderId }: Target) =>
  bookingId ? eq(files.bookingId, bookingId) : eq(files.orderId, orderId!)

const proofsOf = (db: Queryable, target: Target): Promise<TransferProof[]> =>
  db
    .select({ id: files.id, file: sql<string>`'/files/' || ${files.id}`, createdAt: files.createdAt })
    .from(files)
    .where(isOf(target))
    .orderBy(asc(files.createdAt), asc(files.id))

async function refuseMore(db: Db, target: Target) {
  if ((await db.$count(files, isOf(target))) >= mostTransferProofs)
    throw new Refused('breaks-a-rule', { message: fileSentences.tooManyProofs(mostTransferProofs) })
}
