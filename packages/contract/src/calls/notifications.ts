import { z } from 'zod'
import { instant, uuid } from '../fields.ts'
import { defineCall } from './call.ts'

/** Calls on a user's own notifications. */
export const notificationCalls = {
  /** Unread notifications, optionally only those older than the oldest on screen. */
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
    /** Time of the newest notification on screen. Later ones stay unread. */
    body: z.strictObject({ until: instant }),
  }),
}
