import { resources } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { createRepository } from '../db/repository/repository.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'

/** Repository of visitor messages with the state of their booking. */
export const messageRepository = createRepository(resources.messages, visitorMessages, {
  bookingStatus: sql`(select b.status from bookings b where b.id = ${visitorMessages.bookingId})`,
})
