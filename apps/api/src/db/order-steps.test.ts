import { orderCan, orderStatuses } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { ana, missing, oneOfEverything } from './testing/one-of-everything.ts'
import { openTestDatabase } from './testing/open-test-database.ts'
import { rolledBackError } from './testing/rolled-back-error.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(oneOfEverything)
})
afterAll(() => database.close())

/** True if the database permits a shipped order's transition. */
const lets = async (from: string, to: string) => {
  const error = await rolledBackError(database, [
    sql`insert into orders (id, user_id, subtotal_centavos, iva_centavos, total_centavos, delivery, payment, ship_to, status)
      values (${missing}, ${ana}, 0, 0, 0, 'shipping', 'spei', '{}', ${from})`,
    sql`update orders set status = ${to} where id = ${missing}`,
  ])
  return error instanceof Error && error.message === 'Rollback'
}

test.each(orderStatuses)(
  'the database lets an order go from %s where the table of steps does',
  async (from) => {
    for (const to of orderStatuses)
      expect([to, await lets(from, to)]).toEqual([to, from === to || orderCan('admin', from, to)])
  },
)
