import { collectors, photos, transferProofs, type QueryOf } from '@rumi/contract'
import { call, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import type { FileOfRecord } from './dog-files.ts'
import { wholeAnswer } from '../slices/stored-error.ts'

type Placed = Pick<FileOfRecord, 'file' | 'onProgress'> & { slot: string; alt: string; x: number; y: number }

/** The specification names no fallback for these: without the server's word there is none. */
const words = { failure: '', toStoredError: wholeAnswer }

/** Replaces a drawing with a photo and returns the stored record. */
export const placePhoto = createCallThunk(
  'photos/place',
  words,
  async ({ slot, file, onProgress, alt, x, y }: Placed, { http, signal }) => {
    const query: QueryOf<typeof photos.place> = { alt, x: String(x), y: String(y) }
    const sent = { form: formOf(file), signal, ...(onProgress && { onProgress }) }
    return (await call(http, photos.place, { params: { slot }, query }, sent)).data.photo
  },
)

/** Sends a product's picture and answers the product with it. */
export const uploadProductPicture = createCallThunk(
  'products/uploadPicture',
  words,
  async ({ id, file, onProgress }: FileOfRecord, { http, signal }) => {
    const sent = { form: formOf(file), signal, ...(onProgress && { onProgress }) }
    return (await call(http, photos.uploadProductPicture, { params: { id } }, sent)).data.product
  },
)

/** Sends the photo of a person who may collect dogs and answers the person with it. */
export const uploadCollectorPhoto = createCallThunk(
  'collectors/uploadPhoto',
  words,
  async ({ id, file, onProgress }: FileOfRecord, { http, signal }) => {
    const sent = { form: formOf(file), signal, ...(onProgress && { onProgress }) }
    return (await call(http, collectors.uploadPhoto, { params: { id } }, sent)).data.collector
  },
)

type SentProof = Pick<FileOfRecord, 'file' | 'onProgress'> & { target: QueryOf<typeof transferProofs.upload> }

/** Sends the proof of a transfer and answers it. */
export const uploadTransferProof = createCallThunk(
  'transferProofs/upload',
  words,
  async ({ target, file, onProgress }: SentProof, { http, signal }) => {
    const sent = { form: formOf(file), signal, ...(onProgress && { onProgress }) }
    return (await call(http, transferProofs.upload, { query: target }, sent)).data.transferProof
  },
)

/** Sends a room's photograph and answers the room with it. */
export const uploadRoomPhoto = createCallThunk(
  'rooms/uploadPhoto',
  words,
  async ({ id, file, onProgress }: FileOfRecord, { http, signal }) => {
    const sent = { form: formOf(file), signal, ...(onProgress && { onProgress }) }
    return (await call(http, photos.uploadRoomPhoto, { params: { id } }, sent)).data.room
  },
)
