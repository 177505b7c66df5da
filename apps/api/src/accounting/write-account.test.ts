import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

let serial = 100
const create = (changes: object = {}) =>
  server.request('conta', 'POST', '/api/accounting/accounts', {
    code: `899.${(serial += 1)}`,
    name: 'Prueba',
    type: 'expense',
    nature: 'debit',
    ...changes,
  })
async function opened(changes: object = {}): Promise<{ id: string; code: string }> {
  const { status, body } = await create(changes)
  expect([status, body.message]).toEqual([201, undefined])
  return body.data.account
}
const put = (id: string, body: object) =>
  server.request('conta', 'PUT', `/api/accounting/accounts/${id}`, body)
const missing = '00000000-0000-4000-8000-00000000dead'

const refusedOn = (path: string) => ({
  status: 422,
  body: { code: 'breaks-a-rule', issues: [{ path, message: expect.stringMatching(/\w \w.*\.$/) }] },
})

test('an account is no part of itself, of what is part of it, or of an account that is not there', async () => {
  const top = await opened()
  const middle = await opened({ parentId: top.id })
  const low = await opened({ parentId: middle.id })
  for (const parentId of [top.id, middle.id, low.id, missing])
    expect(await put(top.id, { parentId }), parentId).toMatchObject(refusedOn('parentId'))
  expect(await create({ parentId: missing })).toMatchObject(refusedOn('parentId'))
  expect((await put(low.id, { parentId: top.id })).body.data.account.parentId).toBe(top.id)
  expect((await put(low.id, { parentId: null })).body.data.account.parentId).toBe(null)
})

test('an account is of the type of the one it is part of', async () => {
  const expense = await opened()
  const below = await opened({ parentId: expense.id })
  const income = await opened({ type: 'income', nature: 'credit' })
  expect(await create({ parentId: income.id })).toMatchObject(refusedOn('parentId'))
  expect(await put(below.id, { parentId: income.id })).toMatchObject(refusedOn('parentId'))
  expect(await put(below.id, { type: 'income' })).toMatchObject(refusedOn('type'))
  expect(await create({ code: `${expense.code}.01`, type: 'asset' })).toMatchObject(refusedOn('type'))
  expect((await put(expense.id, { type: 'income' })).body.code).toBe('account-in-use')
  expect((await put(below.id, { parentId: income.id, type: 'income' })).status).toBe(200)
})

test('one of two concurrent moves into each other is rejected', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await opened(), await opened()]
    const answers = await Promise.all([
      put(one.id, { parentId: other.id }),
      put(other.id, { parentId: one.id }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  }
})

test('an entry names accounts that are there', async () => {
  const { id } = await opened()
  const { body, status } = await server.request('conta', 'POST', '/api/accounting/glEntries', {
    date: '2026-10-10',
    description: 'Prueba',
    lines: [
      { accountId: id, debitCentavos: 100 },
      { accountId: missing, creditCentavos: 100 },
    ],
  })
  expect({ status, body }).toMatchObject(refusedOn('lines.1.accountId'))
})
