import { satGroupsOfPosting, takesEvents } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expensesOf } from '../../support/documents/expenses-of.ts'
import { postEntry, tryEntry } from '../../support/documents/post-entry.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows
const addAccount = (account: object) =>
  server.request('conta', 'POST', '/api/accounting/accounts', {
    type: 'expense',
    nature: 'debit',
    ...account,
  })
const added = async (account: object) => {
  const { status, body } = await addAccount(account)
  expect([status, body.message]).toEqual([201, undefined])
  return body.data.account as { id: string; parentId: string | null; satGroup: string }
}

test('the database knows the accounts that events post to', async () => {
  const rows = await query<{ code: string; takes: boolean }>(
    'select code, takes_events(code) as takes from unnest($1::text[]) code',
    [[...Object.keys(satGroupsOfPosting), '401.01', '601.50', '101.02']],
  )
  expect(rows.map(({ code, takes }) => [code, takes])).toEqual(
    rows.map(({ code }) => [code, takesEvents(code)]),
  )
})

test('an account with accounts below it takes no entry and no expense', async () => {
  const parent = await added({ code: '601.50', name: 'Luz y agua' })
  const part = await added({ code: '601.50.01', name: 'Luz' })
  expect(part.parentId).toBe(parent.id)
  const { status, body } = await tryEntry(server, '2026-01-10', [
    ['601.50', 100],
    ['102.01', -100],
  ])
  expect([status, body.issues]).toEqual([
    422,
    [
      {
        path: 'lines.0.accountId',
        message: 'Esa cuenta tiene subcuentas y no recibe pólizas. Elige una de ellas, como 601.50.01 Luz.',
      },
    ],
  ])
  const { enter } = await expensesOf(server)
  const expense = await enter({ accountId: parent.id })
  expect([expense.status, expense.body.issues?.[0].path]).toEqual([422, 'accountId'])
  await postEntry(server, '2026-01-10', [
    ['601.50.01', 100],
    ['102.01', -100],
  ])
})

test('the database refuses a line on a parent that no code checked', async () => {
  const [parent] = await query<{ id: string }>(`select id from accounts where code = '601.50'`)
  const [entry] = await query<{ id: string }>(
    `insert into gl_entries (date, description) values ('2026-01-10', 'Sin revisar') returning id`,
  )
  await expect(
    query('insert into gl_lines (entry_id, position, account_id, debit_centavos) values ($1, 0, $2, 1)', [
      entry!.id,
      parent!.id,
    ]),
  ).rejects.toMatchObject({ constraint: 'gl_lines_below_parents' })
})

test('an account that takes entries becomes no parent', async () => {
  const used = await added({ code: '601.51', name: 'Renta' })
  await postEntry(server, '2026-01-11', [
    ['601.51', 100],
    ['102.01', -100],
  ])
  const refused = await addAccount({ code: '601.51.01', name: 'Renta de bodega', parentId: used.id })
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [
      {
        path: 'parentId',
        message: 'La cuenta 601.51 Renta recibe pólizas, así que no puede tener subcuentas. Elige otra.',
      },
    ],
  ])
  const [general] = await query<{ id: string }>(`select id from accounts where code = '601.84'`)
  const ofEvents = await addAccount({ code: '601.84.01', name: 'Varios', parentId: general!.id })
  expect(ofEvents.status).toBe(422)
  await expect(
    query(`update accounts set parent_id = $1 where code = '601.50.01'`, [used.id]),
  ).rejects.toMatchObject({ constraint: 'accounts_below_a_parent' })
})

test('the parent that a code names is left out where it takes entries, and its group is inherited', async () => {
  const { parentId, satGroup } = await added({
    code: '401.04.07',
    name: 'Venta de correas',
    type: 'income',
    nature: 'credit',
  })
  expect([parentId, satGroup]).toEqual([null, '401.01'])
})

test('a line and an account below its account never come to be at the same time', async () => {
  const rounds = await Promise.all(
    [60, 61, 62, 63].map(async (group) => {
      const account = await added({ code: `601.${group}`, name: `Cuenta ${group}` })
      const outcomes = await Promise.all([
        tryEntry(server, '2026-01-12', [
          [`601.${group}`, 100],
          ['102.01', -100],
        ]),
        addAccount({ code: `601.${group}.01`, name: 'Parte', parentId: account.id }),
      ])
      return outcomes.filter(({ status }) => status === 201).length
    }),
  )
  expect(rounds).toEqual([1, 1, 1, 1])
})
