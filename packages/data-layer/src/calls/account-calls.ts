import {
  credentials,
  identification,
  ownData,
  type BodyOf,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { call, fillPath, formOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import type { FileOfRecord } from '../files/dog-files.ts'

export type Client = RecordOf<Resources['clients']>

/** File name of the data export. */
export const ownDataName = 'mis-datos.json'

/** Calls on one's own account besides profile changes. */
export const account = {
  /** Re-authenticates the user, so that protected actions pass for some minutes. */
  confirmIdentity: createCallThunk(
    'account/confirmIdentity',
    credentials.confirmIdentity,
    async (body: BodyOf<typeof credentials.confirmIdentity>, { http, signal }) => {
      await call(http, credentials.confirmIdentity, { body }, { signal })
    },
  ),
  changePassword: createCallThunk(
    'account/changePassword',
    credentials.changePassword,
    async (body: BodyOf<typeof credentials.changePassword>, { http, signal }) =>
      (await call(http, credentials.changePassword, { body }, { signal })).message,
  ),
  requestEmailChange: createCallThunk(
    'account/requestEmailChange',
    credentials.requestEmailChange,
    async (body: BodyOf<typeof credentials.requestEmailChange>, { http, signal }) =>
      (await call(http, credentials.requestEmailChange, { body }, { signal })).message,
  ),
  uploadIdentification: createCallThunk(
    'account/uploadIdentification',
    identification.upload,
    async ({ id, file, onProgress }: FileOfRecord, { http, signal }) => {
      const sent = { form: formOf(file), signal, ...(onProgress && { onProgress }) }
      return (await call(http, identification.upload, { params: { id } }, sent)).data.user
    },
  ),
  /** Fetches and downloads the personal data export. */
  downloadData: createCallThunk(
    'account/downloadData',
    ownData.download,
    async (id: string, { http, saveFile, signal }) => {
      const path = fillPath(ownData.download.path, { id })
      await saveFile(await http.file({ method: 'GET', path, signal }), ownDataName)
    },
  ),
}
