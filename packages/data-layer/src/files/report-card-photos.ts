import { reportCardPhotos, type RecordOf, type Resources } from '@rumi/contract'
import { call, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import { wholeAnswer } from '../slices/stored-error.ts'

export type ReportCard = RecordOf<Resources['reportCards']>

type Photo = {
  cardId: string
  file: Blob
  /** The same for every try of one photo, so that it is there once however often the signal is lost. */
  key: string
  /** Called with how much of it is on its way, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** The specification names no fallback for these: without the server's word there is none. */
const words = { failure: '', toStoredError: wholeAnswer }

/** Sends a photo into a card and answers the card with it. */
export const addReportPhoto = createCallThunk(
  'reportCards/addPhoto',
  words,
  async ({ cardId, file, key, onProgress }: Photo, { http, signal }): Promise<ReportCard> => {
    const form = formOf(file)
    const request = { form, signal, idempotencyKey: key, ...(onProgress && { onProgress }) }
    return (await call(http, reportCardPhotos.add, { params: { id: cardId } }, request)).data.reportCard
  },
)

/** Takes a photo out of a card, by its address, and answers the card without it. */
export const removeReportPhoto = createCallThunk(
  'reportCards/removePhoto',
  words,
  async ({ cardId, address }: { cardId: string; address: string }, { http, signal }): Promise<ReportCard> => {
    const params = { id: cardId, photoId: address.replace('/files/', '') }
    return (await call(http, reportCardPhotos.remove, { params }, { signal })).data.reportCard
  },
)
