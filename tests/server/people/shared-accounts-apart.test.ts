import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openNetwork, type Network } from '../../support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { peopleOfAccounts, type PeopleOfAccounts, type Person } from '../../support/bookings/second-person.ts'

let server: TestServer
let network: Network
let people: PeopleOfAccounts
let holder: Person

beforeAll(async () => {
  server = await openTestServer()
  network = await openNetwork(server)
  people = peopleOfAccounts(server, network)
})
afterAll(() => server.close())
beforeEach(async () => {
  holder = await network.newcomerLike('ana')
})

const as: PeopleOfAccounts['as'] = (...requested) => people.as(...requested)

const reported = async (person: Person): Promise<string[]> =>
  (await as(person, 'GET', `/notifications/${person.id}`)).body.data.notifications.map(
    ({ kind }: { kind: string }) => kind,
  )

/** Both are notified of an order of the account; the second person alone of their own matters. */
async function notifyBoth() {
  const beto = await people.secondPerson(holder)
  await as(holder, 'POST', '/orders', people.order)
  await as(beto, 'POST', '/privacyRequests', { right: 'access', message: 'Mis datos' })
  const { privacyRequests } = (await server.request('admin', 'GET', '/api/privacyRequests')).body.data
  const { id } = privacyRequests.find(({ clientId }: { clientId: string }) => clientId === beto.id)
  await server.request('admin', 'PATCH', `/api/privacyRequests/${id}`, {
    act: 'answer',
    words: 'Va por correo.',
  })
  await vi.waitFor(async () => {
    expect(await reported(holder)).toEqual(['order-pending'])
    expect((await reported(beto)).toSorted()).toEqual(['order-pending', 'privacy-request'])
  }, 20_000)
  return beto
}

test('a person who leaves keeps their own notifications and loses those of the account', async () => {
  const beto = await notifyBoth()
  expect((await as(beto, 'DELETE', `/familyMembers/${beto.id}`)).status).toBe(204)
  expect(await reported(beto)).toEqual(['privacy-request'])
  expect(await reported(holder)).toEqual(['order-pending'])
})

test('the notifications of a second person about an account go with the account', async () => {
  const beto = await notifyBoth()
  expect((await as(holder, 'DELETE', `/users/${holder.id}`)).status).toBe(204)
  const { rows } = await server.database.pool.query<{ kind: string }>(
    'select kind from notifications where user_id = $1',
    [beto.id],
  )
  expect(rows).toEqual([{ kind: 'privacy-request' }])
})

test('texts from before a second person joined stay theirs, and later ones belong to both', async () => {
  const luz = await network.newcomerLike('luis')
  const write = (person: Person, message: string) =>
    as(person, 'POST', '/contact', { name: 'Luz', email: person.email, message })
  const read = async (person: Person) =>
    (await as(person, 'GET', '/own-messages')).body.data.messages.map(
      ({ message }: { message: string }) => message,
    )
  const token = await people.invited(luz.email, holder)
  await write(luz, 'De antes')
  expect((await as(luz, 'POST', `/auth/family/${token}/joins`)).status).toBe(204)
  await write(luz, 'De ahora')
  expect(await read(holder)).toEqual(['De ahora'])
  expect(await read(luz)).toEqual(['De ahora', 'De antes'])
})

test('rejects a staff role for either person of a shared account', async () => {
  const beto = await people.secondPerson(holder)
  const role = (id: string) => server.request('admin', 'PUT', `/api/users/${id}`, { role: 'colaborador' })
  for (const { id } of [holder, beto]) {
    const { status, body } = await role(id)
    expect([status, body.code]).toEqual([422, 'family-member'])
    expect(body.message).toContain('Quita antes el acceso')
  }
  await as(beto, 'DELETE', `/familyMembers/${beto.id}`)
  const token = await people.invited(people.freshEmail(), holder)
  expect((await role(holder.id)).status).toBe(200)
  expect((await people.stranger('GET', `/auth/family/${token}`)).status).toBe(404)
})

test('a client who joins another account can no longer invite to their own', async () => {
  const luz = await network.newcomerLike('luis')
  const token = await people.invited(people.freshEmail(), luz)
  const toLuz = await people.invited(luz.email, holder)
  expect((await as(luz, 'POST', `/auth/family/${toLuz}/joins`)).status).toBe(204)
  expect((await people.stranger('GET', `/auth/family/${token}`)).status).toBe(404)
})

test('a merge that adds a second person revokes open invitations', async () => {
  const beto = await people.secondPerson(holder)
  const kept = await network.newcomerLike('luis')
  const token = await people.invited(people.freshEmail(), kept)
  const merged = await server.request('marta', 'POST', `/api/users/${kept.id}/merges`, { goneId: holder.id })
  expect(merged.status).toBe(200)
  expect((await as(beto, 'GET', '/auth/me')).body.data.user.family.accountId).toBe(kept.id)
  expect((await people.stranger('GET', `/auth/family/${token}`)).status).toBe(404)
})
