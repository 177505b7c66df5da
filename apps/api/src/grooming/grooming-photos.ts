import { groomingCalls, groomingCardLimits, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { groomingSentences } from '../copy/booking-sentences.ts'
import type { Db, Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { groomingCards } from '../db/schema/grooming-cards.ts'
import { files } from '../db/schema/people/files.ts'
import {
  cleanedUpload,
  fileInRequest,
  fileStoreOf,
  storeFile,
  takeFiles,
  uploadRoute,
} from '../files/index.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { groomingCardRepository, lockCard } from './grooming-cards.ts'

type GroomingCard = RecordOf<Resources['groomingCards']>

/** Routes by which photos of a dog before and after the work are added to its card, and removed. */
export async function groomingPhotosRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  const store = fileStoreOf(config)

  await app.register(async (room) => {
    await takeFiles(room)

    registerRoute(
      room,
      groomingCalls.addPhoto,
      async ({ params: { id }, query: { moment }, actor, request }) => {
        const [card] = await db
          .select({ dogId: groomingCards.rumiId, ownerId: bookings.clientId })
          .from(groomingCards)
          .innerJoin(bookings, eq(bookings.id, groomingCards.bookingId))
          .where(eq(groomingCards.id, id))
        if (!card) throw new Refused('not-found')
        const bytes = await fileInRequest(request)
        const upload = await cleanedUpload(bytes, { takesPdf: false })
        // The card is locked before the photo, so that concurrent photos wait and are counted.
        const once = (effect: (tx: Tx) => Promise<GroomingCard>) =>
          runIdempotent(
            db,
            request,
            async (tx) => {
              await lockCard(tx, id)
              return effect(tx)
            },
            { upload: bytes },
          )
        const groomingCard = await storeFile<GroomingCard>(
          { db, store, once },
          {
            upload,
            ...card,
            recordId: null,
            groomingCardId: id,
            groomingMoment: moment,
            createdBy: actor.id,
          },
          async (tx) => {
            const withIt = (await groomingCardRepository.find(tx, id))!
            const photos = moment === 'before' ? withIt.photosBefore : withIt.photosAfter
            if (photos.length > groomingCardLimits.photos)
              throw new Refused('breaks-a-rule', {
                issues: [
                  { path: 'file', message: groomingSentences.photosAtMost(groomingCardLimits.photos) },
                ],
              })
            return withIt
          },
        )
        return { data: { groomingCard } }
      },
      uploadRoute,
    )
  })

  registerRoute(app, groomingCalls.removePhoto, async ({ params: { id, photoId } }) => ({
    data: {
      groomingCard: await db.transaction(async (tx) => {
        await lockCard(tx, id)
        const gone = await tx
          .delete(files)
          .where(and(eq(files.groomingCardId, id), eq(files.id, photoId)))
          .returning({ id: files.id })
        if (gone.length === 0) throw new Refused('not-found')
        return (await groomingCardRepository.find(tx, id))!
      }),
    },
  }))
}
