import { dogFiles, type FieldsOf } from '@rumi/contract'
import { call, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import { download, storedDownloadError } from './download.ts'

/** Spec §7: file name of the download and its success message. */
export const workbookName = 'RumisData.xlsx'
export const downloadSuccessful = 'Download successful'

type Picture = {
  dogId: string
  /** Sent as spec §7 has it; the server goes by the session. */
  userId?: string
  file: Blob
  /** Called with how much of it is on its way, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** File for an existing record, with a progress callback. */
export type FileOfRecord = Pick<Picture, 'file' | 'onProgress'> & {
  id: string
}

export const uploadImage = createCallThunk(
  'dogs/uploadImage',
  dogFiles.uploadImage,
  async ({ file, onProgress, ...query }: Picture, { http, signal }) => {
    const sent = { form: formOf(file), signal, ...(onProgress && { onProgress }) }
    return (await call(http, dogFiles.uploadImage, { query }, sent)).data.rumi
  },
)

/** The photo or the PDF that proves a medical record. */
export const uploadEvidence = createCallThunk(
  'medicalRecords/uploadEvidence',
  dogFiles.uploadEvidence,
  async ({ id, file, onProgress }: FileOfRecord, { http, signal }) => {
    const sent = { form: formOf(file), signal, ...(onProgress && { onProgress }) }
    return (await call(http, dogFiles.uploadEvidence, { params: { id } }, sent)).data.medicalRecord
  },
)

type RecordsOfPhoto = Pick<Picture, 'dogId' | 'file' | 'onProgress'> & FieldsOf<typeof dogFiles.createOfPhoto>

/** Creates the medical records that one photo shows, with the photo as their evidence. */
export const createRecordsOfPhoto = createCallThunk(
  'medicalRecords/createOfPhoto',
  dogFiles.createOfPhoto,
  async ({ dogId: id, file, onProgress, ...fields }: RecordsOfPhoto, { http, keys, signal }) =>
    keys.run(`medicalRecords ${id}`, { ...fields, size: file.size }, async (idempotencyKey) => {
      const sent = { form: formOf(file, fields), idempotencyKey, signal, ...(onProgress && { onProgress }) }
      const { data } = await call(http, dogFiles.createOfPhoto, { params: { id }, fields }, sent)
      return data.medicalRecords
    }),
)

/** Fetches the workbook of all dogs and hands it to the person. */
export const downloadWorkbook = createCallThunk(
  'dogs/downloadWorkbook',
  { failure: dogFiles.exportWorkbook.failure, toStoredError: storedDownloadError },
  async (_: undefined, { signal, ...extra }) => {
    const { method, path } = dogFiles.exportWorkbook
    await download(extra, { method, path, signal }, workbookName)
    return downloadSuccessful
  },
)
