import { isPhotoSlot, photoAddress, photos } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { resources as places } from '../db/schema/business/services.ts'
import { products } from '../db/schema/money/shop.ts'
import { fileInRequest, fileStoreOf, sendPhoto, storePhoto, takeFiles, uploadRoute } from '../files/index.ts'
import { expectedVersion } from '../http/requests/entity-tags.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { roomRepository } from '../places/index.ts'
import { productRepository } from '../stock/index.ts'
import { changePhoto, storedPhotos, placePhoto, removePhoto } from './photo-repository.ts'

/** Does not raise the version, because an open edit form does not include the picture. */
const setPicture = (db: Db, id: number, imageUrl: string) =>
  db
    .update(products)
    .set({ imageUrl, updatedAt: sql`now()` })
    .where(eq(products.id, id))

const setRoomPhoto = (db: Db, id: string, photo: string) =>
  db
    .update(places)
    .set({ photo, updatedAt: sql`now()` })
    .where(eq(places.id, id))

/** Takes photographs in place of the site's drawings, pictures of products and of rooms, and shows them to everybody. */
export async function photosRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  const store = fileStoreOf(config)

  async function photoOf(slot: string) {
    const [photo] = await storedPhotos(db, slot)
    if (!photo) throw new Refused('not-found')
    return { data: { photo } }
  }

  app.get('/fotos/:name', (request, reply) => sendPhoto(store, request, reply))

  registerRoute(app, photos.list, async () => ({ data: { photos: await storedPhotos(db) } }))

  registerRoute(app, photos.change, async ({ params: { slot }, body, actor, request }) => {
    const { version: expected, ...changes } = { ...body, ...expectedVersion(request) }
    const isThere = await db.transaction((tx) =>
      changePhoto(tx, slot, { ...changes, expected, by: actor.id }),
    )
    if (!isThere) throw new Refused('not-found')
    return photoOf(slot)
  })

  registerRoute(app, photos.restore, async ({ params: { slot } }) => {
    if (!(await removePhoto(db, slot))) throw new Refused('not-found')
  })

  await app.register(async (uploads) => {
    await takeFiles(uploads)

    registerRoute(
      uploads,
      photos.place,
      async ({ params: { slot }, query, actor, request }) => {
        if (!isPhotoSlot(slot)) throw new Refused('not-found')
        const upload = await fileInRequest(request)
        const photo = await storePhoto(
          store,
          upload,
          (stored) =>
            runIdempotent(
              db,
              request,
              async (tx) => {
                await placePhoto(tx, slot, { ...stored, ...query, by: actor.id })
                const [placed] = await storedPhotos(tx, slot)
                return placed!
              },
              { upload },
            ),
          { isIcon: slot === 'brand.icon' },
        )
        return { data: { photo } }
      },
      uploadRoute,
    )

    registerRoute(
      uploads,
      photos.uploadRoomPhoto,
      async ({ params: { id }, request }) => {
        const requested = await roomRepository.find(db, id)
        if (!requested) throw new Refused('not-found')
        await storePhoto(store, await fileInRequest(request), (photo) =>
          setRoomPhoto(db, requested.id, photoAddress(photo)),
        )
        const room = await roomRepository.find(db, id)
        if (!room) throw new Refused('not-found')
        return { data: { room } }
      },
      uploadRoute,
    )

    registerRoute(
      uploads,
      photos.uploadProductPicture,
      async ({ params: { id }, request }) => {
        const requested = await productRepository.find(db, id)
        if (!requested) throw new Refused('not-found')
        await storePhoto(store, await fileInRequest(request), (photo) =>
          setPicture(db, requested.id, photoAddress(photo)),
        )
        const product = await productRepository.find(db, id)
        if (!product) throw new Refused('not-found')
        return { data: { product } }
      },
      uploadRoute,
    )
  })
}
