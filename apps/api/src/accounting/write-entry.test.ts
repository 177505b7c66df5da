import { addDays, addYears } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
const accounts: Record<string, string> = {}
beforeAll(async () => {
  server = await openTestServer()
  const { body } = await server.request('conta', 'GET', '/api/accounting/accounts?limit=200')
  for (const { code, id } of body.data.accounts) accounts[code] = id
})
afterAll(() => server.close())

const entry = (changes: object = {}) => ({
  date: today(),
  description: 'Prueba',
  status: 'posted',
  lines: [
    { accountId: accounts['102.01'], debitCentavos: 500 },
    { accountId: accounts['704.23'], creditCentavos: 500 },
  ],
  ...changes,
})
const post = (changes: object = {}) =>
  server.request('conta', 'POST', '/api/accounting/glEntries', entry(changes))
const put = (id: string, body: object) =>
  server.request('conta', 'PUT', `/api/accounting/glEntries/${id}`, body)
const use = (code: string, active: boolean) =>
  server.request('conta', 'PUT', `/api/accounting/accounts/${accounts[code]}`, { active })
const refusedOn = (path: string) => ({
  status: 422,
  body: { code: 'breaks-a-rule', issues: [{ path, message: expect.stringMatching(/\w \w.*\.$/) }] },
})

test('by hand nothing is posted to an account that is out of use, also from a draft of before', async () => {
  const posted = await post()
  const draft = await post({ status: 'draft' })
  const { id } = draft.body.data.glEntry
  await use('704.23', false)
  expect(await post()).toMatchObject(refusedOn('lines.1.accountId'))
  expect(await post({ status: 'draft' })).toMatchObject(refusedOn('lines.1.accountId'))
  expect(await put(id, { status: 'posted' })).toMatchObject(refusedOn('lines.1.accountId'))
  expect(await put(id, { lines: entry().lines })).toMatchObject(refusedOn('lines.1.accountId'))
  expect((await put(id, { description: 'Otra' })).status).toBe(200)
  const remove = `/api/accounting/glEntries/${posted.body.data.glEntry.id}`
  expect((await server.request('conta', 'DELETE', remove)).status).toBe(204)
  await use('704.23', true)
  expect((await put(id, { status: 'posted' })).status).toBe(200)
})

test('automatic entries continue in an inactive account', async () => {
  await use('402.01', false)
  const gift = { kind: 'credit', clientId: server.ids.luis, method: 'credit', amountCentavos: 50_00 }
  const { status } = await server.request('marta', 'POST', '/api/payments', { ...gift, reason: 'Esperó' })
  expect(status).toBe(201)
  await use('402.01', true)
})

test('an entry by hand is of a day that the books can mean', async () => {
  const far = addDays(addYears(today(), 1), 1)
  for (const date of ['1999-12-31', far]) expect(await post({ date }), date).toMatchObject(refusedOn('date'))
  for (const date of ['2000-01-01', addYears(today(), 1)]) {
    const { status, body } = await post({ date, status: 'draft' })
    expect(status, date).toBe(201)
    expect(await put(body.data.glEntry.id, { date: far })).toMatchObject(refusedOn('date'))
  }
})
