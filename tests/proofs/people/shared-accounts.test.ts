import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openNetwork, type Network } from '../../support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { peopleOfAccounts, type PeopleOfAccounts, type Person } from '../../support/bookings/second-person.ts'

let server: TestServer
let network: Network
let people: PeopleOfAccounts
let holder: Person

beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
  people = peopleOfAccounts(server, network)
})
afterAll(() => server.close())
beforeEach(async () => {
  holder = await network.newcomerLike('ana')
})

const rows = async <Row extends object>(query: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(query, values)).rows
const as: PeopleOfAccounts['as'] = (...requested) => people.as(...requested)
const stranger: PeopleOfAccounts['stranger'] = (...requested) => people.stranger(...requested)
const mailsTo: PeopleOfAccounts['mailsTo'] = (...requested) => people.mailsTo(...requested)
const accept = (token: string) => people.accept(token)
const invite = (email: string, person = holder) => people.invite(email, person)
const invited = (email: string, person = holder) => people.invited(email, person)
const secondPerson = (person = holder) => people.secondPerson(person)
const addDog = (person: Person) => people.addDog(person)

test('an invited person creates their login by the mail, once, and both see and manage the same', async () => {
  const email = people.freshEmail()
  const token = await invited(email)
  expect((await stranger('GET', `/auth/family/${token}`)).body.data.invitation).toEqual({
    name: 'Beto',
    email,
    holder: 'Recién Llegada',
    hasAccount: false,
  })
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)))
  const opened = answers.filter(({ status }) => status === 201)
  expect(opened).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
  expect((await stranger('GET', `/auth/family/${token}`)).status).toBe(404)
  const { data, token: bearer } = opened[0]!.body
  expect(data.user).toMatchObject({ email, family: { accountId: holder.id, holder: 'Recién Llegada' } })
  const beto = { id: data.user._id, token: bearer }

  const nube = await addDog(holder)
  expect((await as(beto, 'GET', '/rumis')).body.data.rumis).toMatchObject([{ _id: nube._id }])
  const luna = (await as(beto, 'POST', '/rumis', { ...people.dog, name: 'Luna' })).body.data.rumi
  expect(luna.ownerId).toBe(holder.id)
  expect((await as(beto, 'PATCH', `/rumis/${nube._id}`, { color: 'gris' })).status).toBe(200)
  expect((await as(holder, 'GET', `/rumis/${luna._id}`)).status).toBe(200)

  const bought = (await as(beto, 'POST', '/orders', people.order)).body.data.order
  expect(bought.userId).toBe(holder.id)
  expect((await as(holder, 'GET', `/orders/${bought._id}`)).status).toBe(200)
  const pass = (await as(beto, 'POST', '/passes', { kind: 'training-5' })).body.data.pass
  expect((await as(holder, 'GET', '/passes')).body.data.passes).toMatchObject([{ id: pass.id }])
  expect((await as(beto, 'GET', `/credits/${beto.id}`)).body.data.credit.clientId).toBe(holder.id)
  const message = { name: 'Beto', email, message: '¿Abren el lunes?' }
  expect((await as(beto, 'POST', '/contact', message)).status).toBe(201)
  expect((await as(holder, 'GET', '/own-messages')).body.data.messages).toMatchObject([
    { message: '¿Abren el lunes?' },
  ])

  const steps = await rows<{ actor_id: string }>(
    'select actor_id from order_events where order_id = $1',
    bought._id,
  )
  expect(steps).toEqual([{ actor_id: beto.id }])
  const { body } = await server.request('admin', 'GET', `/api/audit?entity=rumi&id=${nube._id}`)
  expect(body.data.auditEntries[0]).toMatchObject({ action: 'changed', actor: { id: beto.id } })
})

test('both hear of what becomes of the account, each by their own name', async () => {
  const beto = await secondPerson()
  await mailsTo(holder.email)
  const { body } = await as(beto, 'POST', '/orders', people.order)
  const { number } = body.data.order
  const [mine] = (await mailsTo(beto.email, 2)).slice(-1)
  expect(mine).toContain('Beto')
  expect(mine).toContain(String(number))
  expect((await mailsTo(holder.email, 2)).at(-1)).toContain(String(number))
  await vi.waitFor(async () => {
    for (const person of [beto, holder]) {
      const reported = await as(person, 'GET', `/notifications/${person.id}`)
      expect(reported.body.data.notifications).toMatchObject([{ userId: person.id, kind: 'order-pending' }])
    }
  }, 20_000)
  expect((await as(beto, 'GET', `/notifications/${holder.id}`)).status).toBe(404)
})

test('the holder takes it back at once; the other is out, and keeps a login without anything in it', async () => {
  const beto = await secondPerson()
  const nube = await addDog(holder)
  expect((await as(holder, 'DELETE', `/familyMembers/${beto.id}`)).status).toBe(204)
  expect((await as(beto, 'GET', '/rumis')).status).toBe(401)
  const again = await stranger('POST', '/auth/login', { email: beto.email, password: people.password })
  expect(again.body.data.user.family).toBeUndefined()
  const later = { token: String(again.body.token) }
  expect((await as(later, 'GET', '/rumis')).body.data.rumis).toEqual([])
  expect((await as(later, 'GET', `/rumis/${nube._id}`)).status).toBe(404)
  expect((await as(later, 'GET', `/users/${holder.id}/family`)).status).toBe(404)
  expect((await mailsTo(beto.email, 2)).at(-1)).toContain('Ya no comparten cuenta')
  expect((await as(holder, 'DELETE', `/familyMembers/${beto.id}`)).status).toBe(404)
})

test('when the holder closes the account, the second person reads that it was erased', async () => {
  const beto = await secondPerson()
  expect((await as(holder, 'DELETE', `/users/${holder.id}`)).status).toBe(204)
  const words = (await mailsTo(beto.email, 2)).at(-1)!.replaceAll(/\s+/g, ' ')
  expect(words).toContain('se cancelaron')
  expect(words).not.toContain('sigue con quien')
})

test('the second person leaves by themselves and goes on with their own account', async () => {
  const beto = await secondPerson()
  await mailsTo(holder.email)
  expect((await as(beto, 'DELETE', `/familyMembers/${beto.id}`)).status).toBe(204)
  expect((await addDog(beto)).ownerId).toBe(beto.id)
  expect((await mailsTo(holder.email, 2)).at(-1)).toContain('Ya no comparten cuenta')
})

test('the second person neither invites, nor closes the account, nor reaches what is of its holder alone', async () => {
  const beto = await secondPerson()
  expect((await invite(people.freshEmail(), beto)).body.code).toBe('family-member')
  const asHolder = { ...beto, id: holder.id }
  expect((await invite(people.freshEmail(), asHolder)).status).toBe(404)
  expect((await invite(people.freshEmail())).body.code).toBe('family-complete')
  for (const [method, path, body] of [
    ['DELETE', `/users/${holder.id}`],
    ['GET', `/users/${holder.id}`],
    ['PUT', `/users/${holder.id}`, { phone: '5512345678' }],
    ['GET', `/users/${holder.id}/data`],
    ['DELETE', `/users/${holder.id}/familyInvitations`],
    ['DELETE', `/familyMembers/${holder.id}`],
  ] as const)
    expect((await as(beto, method, path, body)).status, `${method} ${path}`).toBe(404)
  const { body } = await as(beto, 'POST', '/privacyRequests', { right: 'access', message: 'Mis datos' })
  expect(body.data.privacyRequest.clientId).toBe(beto.id)
  expect((await as(holder, 'GET', '/privacyRequests')).body.data.privacyRequests).toEqual([])
  const own = (await as(beto, 'GET', `/users/${beto.id}/data`)).body.data
  expect(own).toMatchObject({ user: { id: beto.id }, sharedWith: ['Recién Llegada'] })
})

test('an invitation answers the same for every address, and its link ends when another takes its place', async () => {
  const known = await network.newcomerLike('luis')
  const answers = [
    await invite(people.freshEmail()),
    await invite(known.email),
    await invite('marta@demo.rumi.mx'),
  ]
  expect(answers.map(({ status, body }) => [status, Object.keys(body.data.family)])).toEqual(
    answers.map(() => [201, ['accountId', 'people', 'invitation']]),
  )
  expect((await invite(holder.email)).status).toBe(422)
  const first = people.freshEmail()
  const former = await invited(first)
  const next = await invited(people.freshEmail())
  expect((await stranger('GET', `/auth/family/${former}`)).status).toBe(404)
  expect((await as(holder, 'DELETE', `/users/${holder.id}/familyInvitations`)).status).toBe(204)
  expect((await accept(next)).status).toBe(404)
  const token = await invited(people.freshEmail())
  await rows(
    `update family_invitations set expires_at = now() - interval '1 second' where account_id = $1`,
    holder.id,
  )
  expect((await accept(token)).status).toBe(404)
  const many = await Promise.all(Array.from({ length: 8 }, () => invite(people.freshEmail())))
  expect(many.some(({ status }) => status === 429)).toBe(true)
})

test('an existing empty account joins, and another is rejected with a reason', async () => {
  const luz = await network.newcomerLike('luis')
  const token = await invited(luz.email)
  expect((await stranger('GET', `/auth/family/${token}`)).body.data.invitation.hasAccount).toBe(true)
  expect((await accept(token)).body.code).toBe('taken')
  const other = await network.newcomerLike('luis')
  expect((await as(other, 'POST', `/auth/family/${token}/joins`)).body.code).toBe('family-other-address')
  await rows(`update users set role = 'colaborador' where id = $1`, holder.id)
  expect((await as(luz, 'POST', `/auth/family/${token}/joins`)).body.code).toBe('link-expired')
  await rows(`update users set role = 'cliente' where id = $1`, holder.id)
  const nube = await addDog(luz)
  expect((await as(luz, 'POST', `/auth/family/${token}/joins`)).body.code).toBe('family-has-own')
  expect((await as(luz, 'DELETE', `/rumis/${nube._id}`)).status).toBe(204)
  const pressed = await Promise.all([1, 2].map(() => as(luz, 'POST', `/auth/family/${token}/joins`)))
  expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  expect((await as(luz, 'GET', '/auth/me')).body.data.user.family.accountId).toBe(holder.id)
})

test('a person belongs to one family, even when two invite each other at the same moment', async () => {
  const luz = await network.newcomerLike('luis')
  const [toLuz, toHolder] = [await invited(luz.email), await invited(holder.email, luz)]
  const both = await Promise.all([
    as(luz, 'POST', `/auth/family/${toLuz}/joins`),
    as(holder, 'POST', `/auth/family/${toHolder}/joins`),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  const third = await network.newcomerLike('luis')
  const second = (
    await rows<{ user_id: string }>(
      'select user_id from family_members where user_id in ($1, $2)',
      luz.id,
      holder.id,
    )
  )[0]!.user_id
  await expect(
    rows('insert into family_members (user_id, account_id) values ($1, $2)', third.id, second),
  ).rejects.toMatchObject({ constraint: 'family_members_are_no_holders' })
})

test('a dog that is written down while its person joins another account is of one or the other', async () => {
  for (let round = 0; round < 6; round += 1) {
    const luz = await network.newcomerLike('luis')
    const keeper = await network.newcomerLike('ana')
    const token = await invited(luz.email, keeper)
    await Promise.all([as(luz, 'POST', '/rumis', people.dog), as(luz, 'POST', `/auth/family/${token}/joins`)])
    const stray = await rows(
      'select d.id from dogs d join family_members f on f.user_id = d.owner_id where d.owner_id = $1',
      luz.id,
    )
    expect(stray).toEqual([])
  }
})

test('closing an account ends what is shared: the holder’s leaves the other their login, the other’s leaves the account', async () => {
  const beto = await secondPerson()
  const nube = await addDog(holder)
  expect((await as(beto, 'DELETE', `/users/${beto.id}`)).status).toBe(204)
  expect((await as(holder, 'GET', `/rumis/${nube._id}`)).status).toBe(200)
  const { body } = await as(holder, 'GET', `/users/${holder.id}/family`)
  expect(body.data.family.people).toMatchObject([{ id: holder.id }])
  const carla = await secondPerson()
  expect((await as(holder, 'DELETE', `/users/${holder.id}`)).status).toBe(204)
  expect((await as(carla, 'GET', '/rumis')).status).toBe(401)
  const again = await stranger('POST', '/auth/login', { email: carla.email, password: people.password })
  expect((await as({ token: again.body.token }, 'GET', '/rumis')).body.data.rumis).toEqual([])
})

test('the desk sees both people, gives what it writes down for either to the account, and merges neither away', async () => {
  const beto = await secondPerson()
  const { body } = await server.request('marta', 'GET', `/api/users/${beto.id}/family`)
  expect(body.data.family).toMatchObject({
    accountId: holder.id,
    people: [
      { id: holder.id, since: null },
      { id: beto.id, since: expect.stringMatching(/Z$/) },
    ],
  })
  const made = await server.request('marta', 'POST', '/api/rumis', { ...people.dog, ownerId: beto.id })
  expect(made.body.data.rumi.ownerId).toBe(holder.id)
  const other = await network.newcomerLike('luis')
  const merge = (kept: string, gone: string) =>
    server.request('marta', 'POST', `/api/users/${kept}/merges`, { goneId: gone })
  expect((await merge(holder.id, beto.id)).body.code).toBe('not-mergeable')
  expect((await merge(beto.id, other.id)).body.code).toBe('not-mergeable')
  expect((await merge(other.id, holder.id)).status).toBe(200)
  expect((await as(beto, 'GET', '/auth/me')).body.data.user.family.accountId).toBe(other.id)
  expect((await as(beto, 'GET', '/rumis')).body.data.rumis).toHaveLength(1)
  const role = await server.request('admin', 'PUT', `/api/users/${beto.id}`, { role: 'colaborador' })
  expect(role.body.code).toBe('family-member')
  expect((await server.request('marta', 'DELETE', `/api/familyMembers/${beto.id}`)).status).toBe(204)
})
