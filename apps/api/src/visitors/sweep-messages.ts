import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'

const keptForYears = 2

/** Deletes messages untouched for two years. */
export async function sweepMessages(db: Db) {
  await db
    .delete(visitorMessages)
    .where(lt(visitorMessages.updatedAt, sql`now() - make_interval(years => ${keptForYears})`))
}
