import { z } from 'zod'
import { instant, uuid } from '../fields.ts'
import { defineCall } from './call.ts'

/** What one does with all of one's own notifications. */
export const notificationCalls = {
  /** How many wait to be read, or of those that came before the oldest that is on the screen. */
  unread: defineCall({
    name: 'notifications.unread',
    method: 'GET',
    path: '/notifications/:userId/unread',
    access: 'personal',
    status: 200,
    params: z.object({ userId: uuid }),
    query: z.strictObject({ before: instant.optional() }),
    answer: z.object({ data: z.object({ unread: z.int() }) }),
  }),
  readAll: defineCall({
    name: 'notifications.readAll',
    method: 'POST',
    path: '/notifications/:userId/read',
    access: 'personal',
    status: 204,
    params: z.object({ userId: uuid }),
    /** When the newest came that was on the screen: what came since was not read. */
    body: z.strictObject({ until: instant }),
  }),
}
