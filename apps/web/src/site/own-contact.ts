import { auth, contactName, pathOf, resources, type RecordOf, type Resources } from '@rumi/contract'
import { call } from '@rumi/data-layer/call'
import { publicHttp } from '../shared/fetching/public-http.ts'

/** Contact details that a form requests. */
export type OwnContact = { name: string; email: string; phone: string }

/** Fetches the contact details of the logged-in owner, without the store. Throws `CallFailed` if logged out. */
export async function fetchOwnContact(): Promise<OwnContact> {
  const { token, data } = await call(publicHttp, auth.resumeSession, {})
  const { _id, name, lastName, email } = data.user
  const contact = await publicHttp.json({
    method: 'GET',
    path: pathOf(resources.clients, 'read', _id),
    bearer: token,
  })
  const { user } = (contact as { data: { user: RecordOf<Resources['clients']> } }).data
  return { name: contactName({ name, lastName }), email, phone: user.phone }
}
