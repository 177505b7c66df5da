import { bookingCan, bookingStatuses } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { ana, canela, hotel, oneOfEverything } from './testing/one-of-everything.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(oneOfEverything)
})
afterAll(() => database.close())

/** True if the database permits a booking's transition. */
const lets = (from: string, to: string) =>
  database.db
    .transaction(async (tx) => {
      const made = await tx.execute<{ id: string }>(sql`
        with made as (insert into bookings (client_id, service_id, start_day, end_day, total_centavos, status)
          values (${ana}, ${hotel}, '2026-11-10', '2026-11-12', 100, ${from}) returning id)
        insert into booking_dogs select id, ${canela}, ${ana} from made returning booking_id as id`)
      await tx.execute(sql`update bookings set status = ${to} where id = ${made.rows[0]!.id}`)
    })
    .then(
      () => true,
      () => false,
    )

test.each(bookingStatuses)(
  'the database lets a booking go from %s where the table of steps does',
  async (from) => {
    for (const to of bookingStatuses)
      expect([to, await lets(from, to)]).toEqual([to, from === to || bookingCan('admin', from, to)])
  },
)
