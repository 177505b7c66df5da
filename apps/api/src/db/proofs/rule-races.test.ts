import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../connect.ts'
import { back, paid } from '../testing/edges/edges-of-payments.ts'
import {
  ana,
  canela,
  card,
  cash,
  entry,
  hotel,
  luis,
  missing,
  oneOfEverything,
  pass,
  room,
  stay,
} from '../testing/one-of-everything.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { closeTill, insertCashMovement, openDefaultTill } from '../testing/edge-statements.ts'

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
 * Runs a statement while another transaction is open. Returns whether it waited and the constraint that
 * rejected it.
 */
async function runMeanwhile({ done, message }: { done: SQL[]; message: SQL }) {
  const other = await database.pool.connect()
  await other.query('begin')
  for (const statement of done) await other.query(queryOf(statement))
  let isOver = false
  const answer = database.pool.query(queryOf(message)).then(
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
    { what: 'moves', put: insertCashMovement, refusedBy: 'cash_movements_of_an_open_day' },
    { what: 'is paid', put: paid({ till: room }), refusedBy: 'payments_fit_together' },
  ])(
    'that is being closed is waited for, and cash that $what then is refused',
    async ({ put, refusedBy }) => {
      await say(openDefaultTill)
      expect(await runMeanwhile({ done: [closeTill], message: put })).toEqual({ waited: true, refusedBy })
    },
  )

  test.each([
    { what: 'moves', put: insertCashMovement },
    { what: 'is paid', put: paid({ till: room }) },
  ])('is not closed on what was counted before cash that $what beside it', async ({ put }) => {
    await say(openDefaultTill)
    const closing = await runMeanwhile({ done: [put], message: closeTill })
    expect(closing).toEqual({ waited: true, refusedBy: 'cash_days_add_up' })
  })
})

test('a pass pays for no day while its money goes back', { skip }, async () => {
  const ofPass = { of: sql`pass_id`, about: pass, centavos: 100 }
  await say(paid(ofPass))
  const spent = sql`update pass_credits set booking_id = ${stay}, day = '2026-10-10'`
  expect(await runMeanwhile({ done: [back('refund', ofPass)], message: spent })).toEqual({
    waited: true,
    refusedBy: 'pass_credits_of_a_paid_pass',
  })
})

const posting = sql`insert into gl_entries (date, description) values ('2026-09-10', 'Depósito')`
const month = sql`insert into closed_months (month, closed_by) values ('2026-09-01', ${luis})`

describe('a month', { skip }, () => {
  test('is closed after the entries that are on their way into it', async () => {
    expect(await runMeanwhile({ done: [posting], message: month })).toEqual({
      waited: true,
      refusedBy: undefined,
    })
  })

  test('that is being closed takes no entry', async () => {
    expect(await runMeanwhile({ done: [month], message: posting })).toEqual({
      waited: true,
      refusedBy: 'gl_entries_of_an_open_month',
    })
  })
})

test('prevents a line from entering an entry without its author', { skip }, async () => {
  await say(
    sql`insert into gl_entries (id, date, description) values (${stay}, '2026-10-10', 'Depósito')`,
    sql`insert into gl_lines select ${stay}, l.position, l.account_id, l.debit_centavos, l.credit_centavos
      from gl_lines l where l.entry_id = ${entry}`,
  )
  const slipped = sql`insert into gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos) values (${stay}, 2, ${cash}, 7, 0)`
  const posted = sql`update gl_entries set status = 'posted' where id = ${stay}`
  expect(await runMeanwhile({ done: [slipped], message: posted })).toMatchObject({
    refusedBy: 'gl_entries_balance',
  })
  const { rows } = await database.pool.query(queryOf(sql`select status from gl_entries where id = ${stay}`))
  expect(rows).toEqual([{ status: 'draft' }])
})

const dog = (id: SQL) =>
  sql`insert into dogs (id, owner_id, name, sex, birth_date, weight_kg) values (${id}, ${ana}, 'Frida', 'hembra', '2022-01-01', 9)`
const joins = (id: SQL) => sql`insert into booking_dogs values (${stay}, ${id}, ${ana})`
const booked = sql`with made as (
    insert into bookings (id, client_id, service_id, start_day, end_day, resource_id, total_centavos)
    values (${missing}, ${ana}, ${hotel}, '2026-11-10', '2026-11-12', ${room}, 100) returning id)
  insert into booking_dogs select id, ${canela}, ${ana} from made`
const lowered = sql`update resources set max_weight_kg = 8 where id = ${room}`

describe('a room', { skip }, () => {
  test('has no bed for two dogs that join a stay at once', async () => {
    await say(sql`update resources set max_dogs = 2 where id = ${room}`, dog(card), dog(missing))
    expect(await runMeanwhile({ done: [joins(card)], message: joins(missing) })).toEqual({
      waited: true,
      refusedBy: 'booking_dogs_fit_their_room',
    })
  })

  test('for one is not given to a stay that a second dog is joining', async () => {
    await say(
      sql`update resources set max_dogs = 2 where id = ${room}`,
      sql`insert into resources (id, kind, name, size, max_dogs) values (${card}, 'room', 'Luna', 'small', 1)`,
      dog(missing),
    )
    const moves = sql`update bookings set resource_id = ${card} where id = ${stay}`
    expect(await runMeanwhile({ done: [moves], message: joins(missing) })).toEqual({
      waited: true,
      refusedBy: 'booking_dogs_fit_their_room',
    })
  })

  test('that is made smaller is not booked by whom it takes no more', async () => {
    await say(
      sql`update dogs set weight_kg = 9 where id = ${canela}`,
      sql`update bookings set status = 'cancelled' where id = ${stay}`,
    )
    expect(await runMeanwhile({ done: [lowered], message: booked })).toEqual({
      waited: true,
      refusedBy: 'booking_dogs_fit_their_room',
    })
  })

  test('that is being booked is not made smaller', async () => {
    await say(
      sql`update dogs set weight_kg = 9 where id = ${canela}`,
      sql`update bookings set status = 'cancelled' where id = ${stay}`,
    )
    expect(await runMeanwhile({ done: [booked], message: lowered })).toEqual({
      waited: true,
      refusedBy: 'resources_keep_their_guests',
    })
  })
})

const closing = sql`insert into house_days (day, kind) values ('2026-11-10', 'closed')`

describe('a day', { skip }, () => {
  test('that is being closed takes no booking', async () => {
    expect(await runMeanwhile({ done: [closing], message: booked })).toEqual({
      waited: true,
      refusedBy: 'bookings_on_open_days',
    })
  })

  test('rejects closing a day while a booking is being made', async () => {
    expect(await runMeanwhile({ done: [booked], message: closing })).toEqual({
      waited: true,
      refusedBy: 'house_days_leave_bookings_alone',
    })
  })
})

describe('a pass', { skip }, () => {
  const spend = (number: number) =>
    sql`update pass_credits set booking_id = ${stay}, day = '2026-10-10' where number = ${number}`
  const another = sql`insert into pass_credits values (${pass}, 2)`
  const active = sql`update passes set status = 'active', units = 1, total_centavos = 0, paid_at = now(), payment_method = 'online'`

  test('pays for no dog twice at once', async () => {
    await say(sql`update passes set total_centavos = 0`, another)
    expect(await runMeanwhile({ done: [spend(1)], message: spend(2) })).toEqual({
      waited: true,
      refusedBy: 'pass_credits_within_their_pass',
    })
  })

  test('that is ending pays for nothing new', async () => {
    await say(active)
    const expired = sql`update passes set status = 'expired'`
    expect(await runMeanwhile({ done: [expired], message: spend(1) })).toEqual({
      waited: true,
      refusedBy: 'pass_credits_within_their_pass',
    })
  })

  test('that paid a day does not begin after it', async () => {
    await say(active)
    const later = sql`update passes set valid_from = '2026-10-11'`
    expect(await runMeanwhile({ done: [spend(1)], message: later })).toEqual({
      waited: true,
      refusedBy: 'passes_pay_within_their_term',
    })
  })
})
