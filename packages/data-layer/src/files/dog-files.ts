import { dogFiles } from '@rumi/contract'
import { call } from '../call.ts'
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
    const form = new FormData()
    form.append('file', file)
    const answer = await call(
      http,
      dogFiles.uploadImage,
      { query },
      { form, signal, ...(onProgress && { onProgress }) },
    )
    return answer.data.rumi
  },
)

/** Several medical records of a dog may stand on the page of its card that is sent. */
type EvidenceOfMedicalRecords = FileOfRecord & { also?: readonly string[] }

/** The photo or the PDF that proves a medical record. */
export const uploadEvidence = createCallThunk(
  'medicalRecords/uploadEvidence',
  dogFiles.uploadEvidence,
  async ({ id, also = [], file, onProgress }: EvidenceOfMedicalRecords, { http, signal }) => {
    const form = new FormData()
    form.append('file', file)
    const sent = { form, signal, ...(onProgress && { onProgress }) }
    const request = {
      params: { id },
      query: also.length > 0 ? { also: also.join(',') } : {},
    }
    return (await call(http, dogFiles.uploadEvidence, request, sent)).data.medicalRecord
  },
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
