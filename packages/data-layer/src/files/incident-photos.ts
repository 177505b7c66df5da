import { incidents, type Incident } from '@rumi/contract'
import { call, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import { wholeAnswer } from '../slices/stored-error.ts'

type Photo = {
  incidentId: string
  /** The dog that it shows; the first of the incident if there is none. */
  rumiId?: string
  file: Blob
  /** Equal for all tries of one photo, so that it is stored once. */
  key: string
}

/** Adds a photo of a dog to the draft of an incident and returns the incident. */
export const addIncidentPhoto = createCallThunk(
  'incidents/addPhoto',
  { failure: '', toStoredError: wholeAnswer },
  async ({ incidentId, rumiId, file, key }: Photo, { http, signal }): Promise<Incident> => {
    const form = formOf(file)
    const input = { params: { id: incidentId }, query: rumiId === undefined ? {} : { rumiId } }
    return (await call(http, incidents.addPhoto, input, { form, signal, idempotencyKey: key })).data.incident
  },
)
