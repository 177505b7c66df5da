import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { bookingEvents } from '../db/schema/bookings.ts'
import { eventsOf } from './events-of.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

test('lists the history in step order, also if the clock was set back', async () => {
  const { db } = server.database
  const { rows } = await db.execute<{ id: string }>(sql`select id from bookings limit 1`)
  const bookingId = rows[0]!.id
  await db.delete(bookingEvents)
  const steps = ['pending', 'confirmed', 'checked-in', 'checked-out'] as const
  for (const [position, toStatus] of steps.entries()) {
    await db.insert(bookingEvents).values({ bookingId, toStatus, at: `2026-10-25T06:00:0${9 - position}Z` })
  }
  expect((await eventsOf(db, bookingId)).map(({ toStatus }) => toStatus)).toEqual(steps)
})
