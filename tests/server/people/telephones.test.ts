import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTelephones } from '../../../apps/api/src/db/people/telephone.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const create = (phone: string) =>
  server.request('marta', 'POST', '/api/users', { name: 'Tere', lastName: 'Solís', phone })
const found = async (search: string) => {
  const { body } = await server.request(
    'marta',
    'GET',
    `/api/desk/families?search=${encodeURIComponent(search)}`,
  )
  return body.data.families.map((one: { client: { id: string } }) => one.client.id) as string[]
}

test('a telephone is stored as it was written, with its E.164 form beside it, and found in any writing', async () => {
  const { body } = await create('044 55 7301 2288')
  const { id, ...user } = body.data.user
  expect(user).toMatchObject({ phone: '044 55 7301 2288', phoneE164: '+525573012288' })
  const writings = [
    '5573012288',
    '+52 1 55 7301 2288',
    '55.7301-2288',
    '01 55 7301 2288',
    '00 52 55 73012288',
  ]
  for (const written of [...writings, '+52\u00A055\u200B7301 2288', '044 55 7301', '+52 55 7301', '7301 22'])
    expect(await found(written), written).toContain(id)
  const changed = await server.request('marta', 'PUT', `/api/users/${id}`, { phone: '+45 12 34 56 78' })
  expect(changed.body.data.user).toMatchObject({ phone: '+45 12 34 56 78', phoneE164: '+4512345678' })
  const without = await server.request('marta', 'PUT', `/api/users/${id}`, { phone: '' })
  expect(without.body.data.user).toMatchObject({ phone: '', phoneE164: '' })
})

test('rejects an impossible number at its field', async () => {
  for (const phone of ['-------', '12', '123-4567', '8123 4567', '55 1234 567'])
    expect((await create(phone)).body.issues, phone).toMatchObject([{ path: 'phone' }])
  // No country answers to 999.
  const nowhere = await create('+999 1234 5678')
  expect([nowhere.status, nowhere.body.issues]).toMatchObject([422, [{ path: 'phone' }]])
})

test('telephones of before are filled in when the server starts', async () => {
  const { id } = (await create('55 7301 2299')).body.data.user
  await server.database.pool.query(`update users set phone_e164 = '' where id = $1`, [id])
  await fillTelephones(server.database.db)
  const { body } = await server.request('marta', 'GET', `/api/users/${id}`)
  expect(body.data.user.phoneE164).toBe('+525573012299')
})

test('a visitor’s telephone leads to the number they wrote', async () => {
  const written = {
    name: 'Nils',
    email: 'nils@example.com',
    phone: '+45 12 34 56 78',
    message: 'Hola, ¿tienen lugar?',
  }
  expect((await server.request(null, 'POST', '/api/contact', written)).status).toBeLessThan(300)
  const { body } = await server.request('marta', 'GET', '/api/messages?search=nils')
  expect(body.data.messages[0]).toMatchObject({ phone: '+45 12 34 56 78', phoneE164: '+4512345678' })
})
