import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/connect.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { sweepSentMails } from '../mail/index.ts'
import { sweepNotifications } from '../notifications/index.ts'
import { sweepMessages } from '../visitors/index.ts'
import { sweepAnswers } from './idempotency.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const left = async (query: ReturnType<typeof sql>) =>
  (await database.db.execute<{ stored: string }>(query)).rows.map(({ stored }) => stored)

test('stores a response for two days for retries', async () => {
  await database.db.execute(sql`
    insert into idempotency_keys (actor, key, body_hash, status, answer, created_at)
    values ('a', 'live', 'h', 201, '{}', now() - interval '47 hours'), ('a', 'dead', 'h', 201, '{}', now() - interval '49 hours')`)
  await sweepAnswers(database.db)
  expect(await left(sql`select key as stored from idempotency_keys`)).toEqual(['live'])
})

test('a notification is kept for half a year, read or not', async () => {
  await database.db.execute(sql`
    with person as (insert into users (name, last_name, email) values ('Ana', 'Ruiz', 'ana@correo.mx') returning id)
    insert into notifications (user_id, kind, title, message, created_at)
    select id, 'test', 'live', '', now() - interval '179 days' from person
    union all select id, 'test', 'dead', '', now() - interval '181 days' from person`)
  await sweepNotifications(database.db)
  expect(await left(sql`select title as stored from notifications`)).toEqual(['live'])
})

test('that a mail went out is known for longer than it may be tried again', async () => {
  await database.db.execute(sql`insert into sent_mails values
    ('live', now() - interval '399 days'), ('dead', now() - interval '401 days')`)
  await sweepSentMails(database.db)
  expect(await left(sql`select id as stored from sent_mails`)).toEqual(['live'])
})

test('a message is stored for two years after its last change, and so is its notification', async () => {
  await database.db.execute(sql`
    with written as (
      insert into visitor_messages (kind, name, email, created_at, updated_at)
      values ('contact', 'live', 'eva@correo.mx', now() - interval '3 years', now() - interval '23 months'),
        ('contact', 'dead', 'eva@correo.mx', now() - interval '3 years', now() - interval '25 months') returning id, name)
    insert into notifications (user_id, kind, title, message, message_id)
    select u.id, 'visitor-wrote', w.name || ' escribió', '', w.id from written w, users u`)
  await sweepMessages(database.db)
  expect(await left(sql`select name as stored from visitor_messages`)).toEqual(['live'])
  expect(await left(sql`select title as stored from notifications where message_id is not null`)).toEqual([
    'live escribió',
  ])
})
