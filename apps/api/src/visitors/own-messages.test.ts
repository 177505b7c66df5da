import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, weekdayOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { erasePerson } from '../clients/index.ts'
import { today } from '../http/clock.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await openTestServer()
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'ana@demo.rumi.mx', password: 'lomito-feliz-2026' },
  })
  cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
})
afterAll(() => server.close())

const aTuesday = [14, 15, 16, 17, 18, 19, 20]
  .map((days) => addDays(today(), days))
  .find((day) => weekdayOf(day) === 2)!

const ana = { name: 'Ana', email: 'ana@demo.rumi.mx' }
/** Posts as a public page: without a token, with the session cookie. */
const post = (path: string, body: object) => server.request(null, 'POST', `/api${path}`, body, { cookie })
const own = async (who: 'ana' | 'luis') =>
  (await server.request(who, 'GET', '/api/own-messages')).body.data.messages

/** The plain part of each mail of a kind to an address. */
const mailsTo = async (kind: string, address: string) => {
  const outbox = join(server.dataDir, 'outbox')
  const names = (await readdir(outbox)).filter((name) => name.includes(`-${kind}-`))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
}
const sentTo = async (kind: string, address: string) =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo(kind, address)
      expect(mails).not.toEqual([])
      return mails.join('\n')
    },
    { timeout: 10_000, interval: 100 },
  )

test('a quote from an account contains its days, lines and total', async () => {
  const { body: catalog } = await server.request(null, 'GET', '/api/catalog')
  const hotel = catalog.data.services.find((one: { serviceType: string }) => one.serviceType === 'Hotel')
  const requested = {
    ...ana,
    serviceId: hotel.id,
    start: aTuesday,
    end: addDays(aTuesday, 2),
    dogs: 2,
    message: '¿Pueden dormir juntos?',
  }
  const { status, body } = await post('/quotes', requested)
  expect({ status, body }).toMatchObject({ status: 201, body: { data: { copied: true } } })
  const copy = await sentTo('message-copy', ana.email)
  expect(copy).toMatch(new RegExp(`Para cuándo: .* ${Number(requested.start.slice(8))}.* al `))
  expect(copy).toContain('¿Pueden dormir juntos?')
  expect(copy).toContain(body.data.reference)
  const pesos = (body.data.quote.totalCentavos / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  expect(copy).toContain(`Total: $${pesos} MXN`)
  expect(await mailsTo('message-received', ana.email)).toEqual([])
})

test('lists the message with its state in the account of its author only', async () => {
  const [quote, ...others] = await own('ana')
  expect(others).toEqual([])
  expect(quote).toMatchObject({ kind: 'quote', dogs: 2, status: 'new', answeredAt: null, bookingId: null })
  expect(await own('luis')).toEqual([])
  await server.request('marta', 'PATCH', `/api/messages/${quote.id}`, { status: 'answered' })
  expect((await own('ana'))[0]).toMatchObject({ status: 'answered', answeredAt: expect.any(String) })
  const { body } = await server.request('marta', 'GET', `/api/messages/${quote.id}`)
  expect(body.data.message.userId).toBe(server.ids.ana)
})

test('sends only a reference to an address other than the account’s', async () => {
  const { body } = await post('/contact', {
    name: '<b>Gana</b>',
    email: 'ajena@correo.mx',
    message: 'Entra a https://evil.example',
  })
  expect(body.data.copied).toBe(false)
  const mail = await sentTo('message-received', 'ajena@correo.mx')
  expect(mail).toContain(body.data.reference)
  expect(mail).not.toMatch(/gana|evil/i)
  expect(await mailsTo('message-copy', 'ajena@correo.mx')).toEqual([])
  expect(await own('ana')).toHaveLength(2)
})

test('a message by a stranger under the address of an account is not added to it', async () => {
  const written = await server.request(null, 'POST', '/api/contact', { ...ana, message: 'Soy otra' })
  expect(written.body.data.copied).toBe(false)
  expect(await own('ana')).toHaveLength(2)
  expect(await sentTo('message-received', ana.email)).not.toContain('Soy otra')
})

test('messages from an account are exported with it, under any address', async () => {
  await server.database.db.transaction((tx) => erasePerson(tx, { id: server.ids.ana, email: ana.email }))
  const { rows } = await server.database.pool.query(
    'select count(*)::int as left from visitor_messages where email like $1',
    ['ajena@%'],
  )
  expect(rows).toEqual([{ left: 0 }])
})
