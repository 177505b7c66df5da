import { z } from 'zod'
import { fileAddress, instant, text, version } from '../../fields.ts'
import { products } from '../../resources/products.ts'
import { rooms } from '../../resources/rooms.ts'
import type { PhotoSlot } from '../../rules/business/photo-slots.ts'
import { defineCall } from '../call.ts'

const share = z.coerce
  .number({ error: 'Elige el punto de la foto que siempre se ve.' })
  .min(0, { error: 'Elige un punto dentro de la foto.' })
  .max(1, { error: 'Elige un punto dentro de la foto.' })

/**
 * Alternative text of a photo and its focal point, as shares of width and height from the upper left. Crops
 * keep the focal point.
 */
const photoFields = {
  alt: text(160, 1, 'Di qué se ve en la foto.').describe(
    'What the photograph shows, for those who do not see it',
  ),
  x: share,
  y: share,
}

const photo = z.object({
  slot: z.string(),
  address: fileAddress,
  alt: z.string(),
  x: z.number(),
  y: z.number(),
  version: z.int(),
  changedAt: instant,
  /** Name of the author; null if the account was deleted. */
  changedBy: z.string().nullable(),
})
/** A photograph in the place of a drawing, as the office sees it. */
export type StoredPhoto = z.output<typeof photo>

/** Fields of a photo for public pages. */
export type SitePhoto = Pick<StoredPhoto, 'address' | 'alt' | 'x' | 'y'>
export type SitePhotos = { readonly [Slot in PhotoSlot]?: SitePhoto }

const slot = z.object({ slot: z.string().max(60) })
const one = z.object({ data: z.object({ photo }) })

/** Photos that replace the drawings of the site, and pictures of products. */
export const photos = {
  list: defineCall({
    name: 'photos.list',
    method: 'GET',
    path: '/photos',
    access: 'staff',
    status: 200,
    answer: z.object({ data: z.object({ photos: z.array(photo) }) }),
  }),
  /** Takes the place of the drawing, or of the photograph that was there. */
  place: defineCall({
    name: 'photos.place',
    method: 'POST',
    path: '/photos/:slot',
    access: 'admin',
    status: 201,
    params: slot,
    query: z.strictObject({ alt: photoFields.alt, x: share.default(0.5), y: share.default(0.5) }),
    takesFile: true,
    answer: one,
  }),
  change: defineCall({
    name: 'photos.change',
    method: 'PATCH',
    path: '/photos/:slot',
    access: 'admin',
    takesVersion: true,
    status: 200,
    params: slot,
    body: z.strictObject({ ...z.object(photoFields).partial().shape, version: version.optional() }),
    answer: one,
  }),
  /** The drawing comes back. */
  restore: defineCall({
    name: 'photos.restore',
    method: 'DELETE',
    path: '/photos/:slot',
    access: 'admin',
    status: 204,
    params: slot,
  }),
  uploadProductPicture: defineCall({
    name: 'products.uploadPicture',
    method: 'POST',
    path: '/products/:id/picture',
    access: 'desk',
    status: 200,
    params: z.object({ id: z.string().max(40) }),
    takesFile: true,
    answer: z.object({ data: z.object({ product: products.record }) }),
  }),
  uploadRoomPhoto: defineCall({
    name: 'rooms.uploadPhoto',
    method: 'POST',
    path: '/rooms/:id/photo',
    access: 'admin',
    status: 200,
    params: z.object({ id: z.string().max(40) }),
    takesFile: true,
    answer: z.object({ data: z.object({ room: rooms.record }) }),
  }),
}
