import { z } from 'zod'
import { instant, uuid } from '../fields.ts'
import { defineCall } from './call.ts'

/** What one does with all of one's own notifications. */
export const notificationCalls = {
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
