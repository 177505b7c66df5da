import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Database } from '../../db/connect.ts'
import { openTestDatabase } from '../../db/testing/open-test-database.ts'
import { sweepExpired } from './sweep-expired.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('deletes expired rows, unverified registrations a week after their link, and security events after a year', async () => {
  const { db } = database
  await db.execute(sql`
    with person as (insert into users (name, last_name, email) values ('Ana', 'Ruiz', 'ana@correo.mx') returning id),
    session as (
      insert into sessions (user_id, cookie_hash, expires_at)
      select id, 'live', now() + interval '1 day' from person
      union all select id, 'dead', now() - interval '1 second' from person returning id, cookie_hash
    )
    insert into session_tokens (token_hash, session_id, expires_at)
    select 'live', id, now() + interval '1 hour' from session where cookie_hash = 'live'
    union all select 'dead', id, now() - interval '1 second' from session where cookie_hash = 'live'`)
  await db.execute(sql`
    insert into password_resets (token_hash, email, expires_at)
    values ('live', 'ana@correo.mx', now() + interval '1 minute'), ('dead', 'ana@correo.mx', now() - interval '1 second')`)
  await db.execute(sql`
    insert into first_admin_links (token_hash, expires_at)
    values ('live', now() + interval '1 minute'), ('dead', now() - interval '1 second')`)
  await db.execute(sql`
    insert into pending_registrations (email, name, last_name, password_hash, token_hash, expires_at)
    values ('live@correo.mx', 'Eva', 'Luna', 'x', 'live', now() - interval '6 days'),
      ('dead@correo.mx', 'Eva', 'Luna', 'x', 'dead', now() - interval '8 days')`)

  await db.execute(sql`
    insert into security_events (kind, at, details)
    values ('login', now() - interval '364 days', '{"is": "live"}'), ('login', now() - interval '366 days', '{"is": "dead"}')`)

  await sweepExpired(db, readConfig({}))

  const { rows } = await db.execute(sql`
    select cookie_hash as stored from sessions union all select token_hash from session_tokens
    union all select token_hash from password_resets union all select token_hash from first_admin_links union all select token_hash from pending_registrations
    union all select details ->> 'is' from security_events`)
  expect(rows.map(({ stored }) => stored)).toEqual(['live', 'live', 'live', 'live', 'live', 'live'])
})
