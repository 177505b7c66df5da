import { auth, contactName, pathOf, resources, type RecordOf, type Resources } from '@rumi/contract'
import { call } from '@rumi/data-layer/call'
import { publicHttp } from '../shared/fetching/public-http.ts'

/** Contact details that a form requests. */
export type OwnContact = { name: string; email: string; phone: string }

/** Dog of the logged-in owner, as far as its price goes. */
export type OwnDog = Pick<RecordOf<Resources['dogs']>, '_id' | 'name' | 'weightKg'>

/** Contact details of the logged-in owner, and the dogs that can come. */
export type OwnFamily = { contact: OwnContact; dogs: readonly OwnDog[] }

/** Fetches the contact details and dogs of the logged-in owner, without the store. Throws `CallFailed` if logged out. */
export async function fetchOwnFamily(): Promise<OwnFamily> {
  const { token, data } = await call(publicHttp, auth.resumeSession, {})
  const { _id, name, lastName, email } = data.user
  const read = (path: string) => publicHttp.json({ method: 'GET', path, bearer: token })
  const [contact, family] = await Promise.all([
    read(pathOf(resources.clients, 'read', _id)),
    read(pathOf(resources.dogs, 'list')),
  ])
  const { user } = (contact as { data: { user: RecordOf<Resources['clients']> } }).data
  const { rumis } = (family as { data: { rumis: readonly RecordOf<Resources['dogs']>[] } }).data
  return {
    contact: { name: contactName({ name, lastName }), email, phone: user.phone },
    dogs: rumis.filter(({ ended }) => ended === null),
  }
}
