import {
  reportCardLimits,
  reportCardPhotos,
  reportCardReplies,
  reportCardsOfDay,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { reportCardSentences } from '../copy/booking-sentences.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { files } from '../db/schema/people/files.ts'
import {
  cleanedUpload,
  fileInRequest,
  fileStoreOf,
  storeFile,
  takeFiles,
  uploadRoute,
} from '../files/index.ts'
import { createHourlyLimit } from '../http/limits/rate-counter.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { replyToCard } from './reply-to-card.ts'
import { sendCardsOfDay } from './send-cards-of-day.ts'
import { reportCardRepository, lockDraft } from './write-report-card.ts'

type ReportCard = RecordOf<Resources['reportCards']>

const repliesPerHour = 30

/** Takes the photos of a day into its card, and out again while it is not sent; takes replies to sent cards; sends those of a day together. */
export async function reportCardsRoutes(
  app: FastifyInstance,
  { database: { db, pool }, config }: { database: Database; config: Config },
) {
  const store = fileStoreOf(config)
  const countReply = createHourlyLimit(pool, { name: 'report replies', most: repliesPerHour })

  registerRoute(app, reportCardReplies.create, async ({ params: { id }, body, actor, request }) => {
    await countReply(actor.id)
    return runIdempotent(db, request, async (tx) => ({
      data: { reference: await replyToCard(tx, id, { ...body, by: actor }) },
    }))
  })

  registerRoute(app, reportCardsOfDay.send, async ({ body: { day }, actor, request }) =>
    runIdempotent(db, request, async (tx) => ({
      data: { reportCards: await sendCardsOfDay(tx, { day, by: actor }) },
    })),
  )

  await app.register(async (room) => {
    await takeFiles(room)

    registerRoute(
      room,
      reportCardPhotos.add,
      async ({ params: { id }, actor, request }) => {
        const card = await reportCardRepository.find(db, id)
        if (!card) throw new Refused('not-found')
        const bytes = await fileInRequest(request)
        const upload = await cleanedUpload(bytes, { takesPdf: false })
        const fileInput = {
          upload,
          ownerId: card.ownerId,
          dogId: card.rumiId,
          recordId: null,
          cardId: id,
          createdBy: actor.id,
        }
        const reportCard = await storeFile<ReportCard>(
          // The card is locked before the row that leans on it is written: two photos at once wait here, not for each other.
          {
            db,
            store,
            once: (effect) =>
              runIdempotent(
                db,
                request,
                async (tx) => {
                  await lockDraft(tx, id)
                  return effect(tx)
                },
                { upload: bytes },
              ),
          },
          fileInput,
          async (tx) => {
            const withIt = (await reportCardRepository.find(tx, id))!
            if (withIt.photos.length > reportCardLimits.photos)
              throw new Refused('breaks-a-rule', {
                message: reportCardSentences.tooManyPhotos(reportCardLimits.photos),
                issues: [
                  { path: 'file', message: reportCardSentences.photosAtMost(reportCardLimits.photos) },
                ],
              })
            return withIt
          },
        )
        return { data: { reportCard } }
      },
      uploadRoute,
    )
  })

  registerRoute(app, reportCardPhotos.remove, async ({ params: { id, photoId } }) => ({
    data: {
      reportCard: await db.transaction(async (tx) => {
        await lockDraft(tx, id)
        const gone = await tx
          .delete(files)
          .where(and(eq(files.cardId, id), eq(files.id, photoId)))
          .returning({ id: files.id })
        if (gone.length === 0) throw new Refused('not-found')
        return (await reportCardRepository.find(tx, id))!
      }),
    },
  }))
}
