import { groomingCalls, type GroomingMoment, type RecordOf, type Resources } from '@rumi/contract'
import { call, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import { wholeAnswer } from '../slices/stored-error.ts'

export type GroomingCard = RecordOf<Resources['groomingCards']>

type Photo = {
  cardId: string
  moment: GroomingMoment
  file: Blob
  /** Equal for all tries of one photo, so that it is stored once. */
  key: string
}

const words = { failure: '', toStoredError: wholeAnswer }

/** Adds a photo to a grooming card and returns the card. */
export const addGroomingPhoto = createCallThunk(
  'groomingCards/addPhoto',
  words,
  async ({ cardId, moment, file, key }: Photo, { http, signal }): Promise<GroomingCard> => {
    const form = formOf(file)
    const input = { params: { id: cardId }, query: { moment } }
    return (await call(http, groomingCalls.addPhoto, input, { form, signal, idempotencyKey: key })).data
      .groomingCard
  },
)

/** Removes a photo from a grooming card, by its address, and returns the card. */
export const removeGroomingPhoto = createCallThunk(
  'groomingCards/removePhoto',
  words,
  async (
    { cardId, address }: { cardId: string; address: string },
    { http, signal },
  ): Promise<GroomingCard> => {
    const params = { id: cardId, photoId: address.replace('/files/', '') }
    return (await call(http, groomingCalls.removePhoto, { params }, { signal })).data.groomingCard
  },
)
