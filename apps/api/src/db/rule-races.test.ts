import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { back, paid } from './testing/edges-of-payments.ts'
import { cash, entry, luis, oneOfEverything, pass, room, stay } from './testing/one-of-everything.ts'
import { openTestDatabase } from './testing/open-test-database.ts'
import { closed, moved, opened } from './testing/till-statements.ts'

/** Two sessions at once need a server: the embedded database has one. */
const skip = !process.env.TEST_DATABASE_URL

let database: Database
beforeEach(async () => {
  if (!skip) database = await openTestDatabase(oneOfEverything, { races: true })
})
afterEach(() => database?.close())

const queryOf = (statement: SQL) => {
  const { sql: text, params: values } = new PgDialect().sqlToQuery(statement)
  return { text, values }
}

/**
 * What becomes of a statement that is said while another transaction has done something and has not ended: whether it waited for that one's
 * end, and by which constraint it was refused.
 */
async function saidMeanwhile({ done, said }: { done: SQL[]; said: SQL }) {
  const other = await database.pool.connect()
  await other.query('begin')
  for (const statement of done) await other.query(queryOf(statement))
  let isOver = false
  const answer = database.pool.query(queryOf(said)).then(
    () => undefined,
    ({ constraint }: { constraint?: string }) => constraint,
  )
  void answer.then(() => (isOver = true))
  await pause(200)
  const waited = !isOver
  await other.query('commit')
  other.release()
  return { waited, refusedBy: await answer }
}

async function say(...statements: SQL[]) {
  for (const statement of statements) await database.pool.query(queryOf(statement))
}

describe('a till', { skip }, () => {
  test.each([
    { what: 'moves', put: moved, refusedBy: 'cash_movements_of_an_open_day' },
    { what: 'is paid', put: paid({ till: room }), refusedBy: 'payments_fit_together' },
  ])(
    'that is being closed is waited for, and cash that $what then is refused',
    async ({ put, refusedBy }) => {
      await say(opened)
      expect(await saidMeanwhile({ done: [closed], said: put })).toEqual({ waited: true, refusedBy })
    },
  )

  test.each([
    { what: 'moves', put: moved },
    { what: 'is paid', put: paid({ till: room }) },
  ])('is not closed on what was counted before cash that $what beside it', async ({ put }) => {
    await say(opened)
    const closing = await saidMeanwhile({ done: [put], said: closed })
    expect(closing).toEqual({ waited: true, refusedBy: 'cash_days_add_up' })
  })
})

test('a pass pays for no day while its money goes back', { skip }, async () => {
  const ofPass = { of: sql`pass_id`, about: pass, centavos: 100 }
  await say(paid(ofPass))
  const spent = sql`update pass_credits set booking_id = ${stay}, day = '2026-10-10'`
  expect(await saidMeanwhile({ done: [back('refund', ofPass)], said: spent })).toEqual({
    waited: true,
    refusedBy: 'pass_credits_of_a_paid_pass',
  })
})

const posting = sql`insert into gl_entries (date, description) values ('2026-09-10', 'Depósito')`
const month = sql`insert into closed_months (month, closed_by) values ('2026-09-01', ${luis})`

describe('a month', { skip }, () => {
  test('is closed after the entries that are on their way into it', async () => {
    expect(await saidMeanwhile({ done: [posting], said: month })).toEqual({
      waited: true,
      refusedBy: undefined,
    })
  })

  test('that is being closed takes no entry', async () => {
    expect(await saidMeanwhile({ done: [month], said: posting })).toEqual({
      waited: true,
      refusedBy: 'gl_entries_of_an_open_month',
    })
  })
})

test('no line slips into an entry behind the back of whoever posts it', { skip }, async () => {
  await say(
    sql`insert into gl_entries (id, date, description) values (${stay}, '2026-10-10', 'Depósito')`,
    sql`insert into gl_lines select ${stay}, l.position, l.account_id, l.debit_centavos, l.credit_centavos
      from gl_lines l where l.entry_id = ${entry}`,
  )
  const slipped = sql`insert into gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos) values (${stay}, 2, ${cash}, 7, 0)`
  const posted = sql`update gl_entries set status = 'posted' where id = ${stay}`
  expect(await saidMeanwhile({ done: [slipped], said: posted })).toMatchObject({
    refusedBy: 'gl_entries_balance',
  })
  const { rows } = await database.pool.query(queryOf(sql`select status from gl_entries where id = ${stay}`))
  expect(rows).toEqual([{ status: 'draft' }])
})
