import { incidentLimits, incidents as incidentCalls, type Incident } from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { incidentSentences } from '../copy/incident-sentences.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { dogs } from '../db/schema/people/dogs.ts'
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
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { findIncident } from './read-incidents.ts'
import { lockDraft } from './write-incident.ts'

/** Routes of the photos of an incident. Each shows one of its dogs, whose family alone sees it once it is sent. */
export async function incidentPhotosRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  const store = fileStoreOf(config)

  await app.register(async (room) => {
    await takeFiles(room)

    registerRoute(
      room,
      incidentCalls.addPhoto,
      async ({ params: { id }, query, actor, request }) => {
        const { dogId, ownerId } = await shownDog(db, id, query.rumiId)
        const bytes = await fileInRequest(request)
        const upload = await cleanedUpload(bytes, { takesPdf: false })
        const incident = await storeFile<Incident>(
          // The incident is locked before the account, as by every change of it.
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
          { upload, ownerId, dogId, recordId: null, incidentId: id, createdBy: actor.id },
          async (tx) => {
            const withIt = (await findIncident(tx, id))!
            if (withIt.photos.length > incidentLimits.photos)
              throw new Refused('breaks-a-rule', {
                message: incidentSentences.tooManyPhotos,
                issues: [{ path: 'file', message: incidentSentences.tooManyPhotos }],
              })
            return withIt
          },
        )
        return { data: { incident } }
      },
      uploadRoute,
    )
  })

  registerRoute(app, incidentCalls.removePhoto, async ({ params: { id, photoId } }) => ({
    data: {
      incident: await db.transaction(async (tx) => {
        await lockDraft(tx, id)
        const gone = await tx
          .delete(files)
          .where(and(eq(files.incidentId, id), eq(files.id, photoId)))
          .returning({ id: files.id })
        if (gone.length === 0) throw new Refused('not-found')
        return (await findIncident(tx, id))!
      }),
    },
  }))
}

/** Returns the dog that a photo shows, with its owner: the one named, or the first of the incident. */
async function shownDog(db: Db, id: string, rumiId: string | undefined) {
  const incident = await findIncident(db, id)
  const named = incident?.dogs.find((dog) => rumiId === undefined || dog.rumiId === rumiId)
  if (!named) throw new Refused('not-found')
  const [dog] = await db.select({ ownerId: dogs.ownerId }).from(dogs).where(eq(dogs.id, named.rumiId))
  return { dogId: named.rumiId, ownerId: dog!.ownerId }
}
