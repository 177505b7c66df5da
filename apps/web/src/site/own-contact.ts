import { auth, contactName, pathOf, resources, type RecordOf, type Resources } from '@rumi/contract'
import { call } from '@rumi/data-layer/call'
import { publicHttp } from '../shared/fetching/public-http.ts'

/** What a form asks to know whom to answer. */
export type OwnContact = { name: string; email: string; phone: string }

/** How the owner whose session this browser has is reached, without the store. Throws `CallFailed` where nobody is logged in. */
export async function askOwnContact(): Promise<OwnContact> {
  const { token, data } = await call(publicHttp, auth.resumeSession, {})
  const { _id, name, lastName, email } = data.user
  const answer = await publicHttp.json({
    method: 'GET',
    path: pathOf(resources.clients, 'read', _id),
    bearer: token,
  })
  const { user } = (answer as { data: { user: RecordOf<Resources['clients']> } }).data
  return { name: contactName({ name, lastName }), email, phone: user.phone }
}
