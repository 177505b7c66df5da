import {
  auth,
  credentials,
  identification,
  ownData,
  pathOf,
  resources,
  type AnswerOf,
  type BodyOf,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import type { Ask } from './booking-calls.ts'
import { call, fillPath, type CallOptions } from './call.ts'
import { createCallThunk } from './create-call-thunk.ts'
import type { FileOfRecord } from './dog-files.ts'

export type Client = RecordOf<Resources['clients']>

/** What an own copy of one's data is called on the disk. */
export const ownDataName = 'mis-datos-rumi.json'

/** A person's own data as the house keeps it; it belongs to the screen that asks, not to the list of clients. */
export const fetchPerson =
  (id: string, { signal }: CallOptions = {}): Ask<Client> =>
  async (_dispatch, _getState, { http }) => {
    const path = pathOf(resources.clients, 'read', encodeURIComponent(id))
    const answer = await http.json({ method: 'GET', path, signal })
    return (answer as { data: { user: Client } }).data.user
  }

/** Where one's account is open. */
export const fetchSessions =
  (options?: CallOptions): Ask<AnswerOf<typeof auth.listSessions>['data']['sessions']> =>
  async (_dispatch, _getState, { http }) =>
    (await call(http, auth.listSessions, {}, options)).data.sessions

/** How long this session stands without a sign of whoever sits there; null without a bound. */
export const fetchIdleTime =
  (options?: CallOptions): Ask<number | null> =>
  async (_dispatch, _getState, { http }) =>
    (await call(http, auth.readActivity, {}, options)).data.secondsLeft

/** A sign that somebody sits there; answers like `fetchIdleTime`. */
export const recordActivity =
  (options?: CallOptions): Ask<number | null> =>
  async (_dispatch, _getState, { http }) =>
    (await call(http, auth.recordActivity, {}, options)).data.secondsLeft

/** What one does about one's own account beside changing its data. */
export const account = {
  /** Says again that it is oneself; for some minutes what asks for it goes through. */
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
      const form = new FormData()
      form.append('file', file)
      const sent = { form, signal, ...(onProgress && { onProgress }) }
      return (await call(http, identification.upload, { params: { id } }, sent)).data.user
    },
  ),
  /** Fetches everything the house keeps of a person and hands it to them. */
  downloadData: createCallThunk(
    'account/downloadData',
    ownData.download,
    async (id: string, { http, saveFile, signal }) => {
      const path = fillPath(ownData.download.path, { id })
      await saveFile(await http.file({ method: 'GET', path, signal }), ownDataName)
    },
  ),
}
