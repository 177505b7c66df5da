import { reportCardPhotos, type RecordOf, type Resources } from '@rumi/contract'
import type { Ask } from './booking-calls.ts'
import { call, type CallOptions } from './call.ts'

export type ReportCard = RecordOf<Resources['reportCards']>

type Photo = {
  cardId: string
  file: Blob
  /** The same for every try of one photo, so that it is there once however often the signal is lost. */
  key: string
}

/** Sends a photo into a card and answers the card with it; throws `CallFailed`. */
export const addReportPhoto =
  ({ cardId, file, key }: Photo, options: Pick<CallOptions, 'onProgress' | 'signal'> = {}): Ask<ReportCard> =>
  async (_dispatch, _getState, { http }) => {
    const form = new FormData()
    form.append('file', file)
    const asked = { ...options, form, idempotencyKey: key }
    return (await call(http, reportCardPhotos.add, { params: { id: cardId } }, asked)).data.reportCard
  }

/** Takes a photo out of a card, by its address; throws `CallFailed`. */
export const removeReportPhoto =
  (cardId: string, address: string): Ask<ReportCard> =>
  async (_dispatch, _getState, { http }) => {
    const params = { id: cardId, photoId: address.replace('/files/', '') }
    return (await call(http, reportCardPhotos.remove, { params })).data.reportCard
  }
