import { resources } from '@rumi/contract'
import { sql, lt } from 'drizzle-orm'
import { createRepository } from '../db/repository/repository.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import type { Db } from '../db/connect.ts'

/** Repository of visitor messages with the state of their booking. */
export const messageRepository = createRepository(resources.messages, visitorMessages, {
  bookingStatus: sql`(select b.status from bookings b where b.id = ${visitorMessages.bookingId})`,
})

const retentionYears = 2

/** Deletes messages untouched for two years. */
export async function sweepMessages(db: Db) {
  await db
    .delete(visitorMessages)
    .where(lt(visitorMessages.updatedAt, sql`now() - make_interval(years => ${retentionYears})`))
}
