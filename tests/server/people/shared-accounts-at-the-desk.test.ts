import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openNetwork } from '../../support/requests/open-network.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { peopleOfAccounts, type PeopleOfAccounts, type Person } from '../../support/bookings/second-person.ts'

let server: TestServer
let people: PeopleOfAccounts
let holder: Person
let beto: Person

beforeAll(async () => {
  server = await openTestServer()
  const network = await openNetwork(server)
  people = peopleOfAccounts(server, network)
  holder = await network.newcomerLike('ana')
  beto = await people.secondPerson(holder)
  await people.as(beto, 'PUT', `/users/${beto.id}`, { phone: '55 7711 0022' })
})
afterAll(() => server.close())

const both = () => ({
  client: { id: holder.id, email: holder.email },
  secondPerson: { id: beto.id, email: beto.email, phone: '55 7711 0022' },
})

test('a family is found by whichever of its two people says who they are, and by its dog, once', async () => {
  const nube = await people.addDog(holder)
  for (const search of ['beto rios', '7711 0022', beto.email, holder.email, 'nube']) {
    const { body } = await server.request(
      'marta',
      'GET',
      `/api/desk/families?search=${encodeURIComponent(search)}`,
    )
    const found = body.data.families.filter(({ client }: { client: { id: string } }) =>
      [holder.id, beto.id].includes(client.id),
    )
    expect(found, search).toMatchObject([{ ...both(), dogs: [{ _id: nube._id }] }])
  }
})

test('a visit lists the people who share the account of its dogs, with their contact', async () => {
  const { _id } = await people.addDog(holder)
  const day = nextOpenDay('Guardería', 12)
  const booked = await server.request('admin', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [_id],
    start: day,
    end: day,
    override: { reason: 'Trae sus papeles ese día' },
  })
  const { body } = await server.request(
    'marta',
    'GET',
    `/api/desk/bookings/${booked.body.data.serviceBooking.id}`,
  )
  const { client: owner, secondPerson } = both()
  expect(body.data.deskBooking).toMatchObject({ owner, secondPerson })
})

test('both people of an account read what it owes and its credit', async () => {
  const { order } = (await people.as(holder, 'POST', '/orders', people.order)).body.data
  const credit = {
    clientId: beto.id,
    amountCentavos: 5_000,
    kind: 'credit',
    method: 'credit',
    reason: 'Una disculpa',
  }
  expect((await server.request('admin', 'POST', '/api/payments', credit)).status).toBe(201)
  for (const { id } of [holder, beto]) {
    const { due } = (await server.request('marta', 'GET', `/api/dues/${id}`)).body.data
    expect(due).toMatchObject({ clientId: holder.id, creditCentavos: 5_000 })
    const owed = due.lines.map(({ target }: { target: object }) => target)
    expect(owed).toContainEqual({ orderId: order._id })
    const requested = (await server.request('marta', 'GET', `/api/credits/${id}`)).body.data
    expect(requested.credit).toMatchObject({ clientId: holder.id, balanceCentavos: 5_000 })
  }
})

test('the receipt that the desk sends reaches both, each by their name', async () => {
  const { order } = (await people.as(beto, 'POST', '/orders', people.order)).body.data
  const paid = { status: 'paid', paymentMethod: 'cash' }
  expect((await server.request('marta', 'PATCH', `/api/orders/${order._id}`, paid)).status).toBe(200)
  const { payments } = (await server.request('marta', 'GET', `/api/orders/${order._id}/payments`)).body.data
  const sent = await server.request('marta', 'POST', `/api/payments/${payments[0].id}/receipt/mails`)
  expect(sent.status).toBe(204)
  for (const [{ email }, name] of [
    [holder, 'Recién'],
    [beto, 'Beto'],
  ] as const)
    await vi.waitFor(async () => {
      const [receipt] = (await people.mailsTo(email)).filter((mail) => mail.includes('<receipt'))
      const [, ...reported] = receipt!.replaceAll('=C3=A9', 'é').split(/\r?\n\r?\n/)
      expect(reported.join('\n')).toContain(name)
    }, 10_000)
})
