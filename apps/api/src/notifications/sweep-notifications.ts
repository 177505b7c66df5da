import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/schema/messages.ts'

const keptForDays = 180

/** Takes away notifications of half a year ago, read or not: nothing that they tell of waits any longer. */
export async function sweepNotifications(db: Db) {
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, sql`now() - make_interval(days => ${keptForDays})`))
}
