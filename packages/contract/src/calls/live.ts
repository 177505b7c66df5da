import { z } from 'zod'
import { uuid } from '../fields.ts'
import { notifications } from '../resources/notifications.ts'
import { defineCall } from './call.ts'

/** Streams of server-sent events: one's own notifications as they come, and for the boards the id of each booking that changed. */
export const live = {
  notifications: defineCall({
    name: 'live.notifications',
    method: 'GET',
    path: '/notifications/:userId/stream',
    access: 'personal',
    status: 200,
    params: z.object({ userId: uuid }),
    answersFile: 'text/event-stream',
    events: { notification: notifications.record, visit: z.object({ id: uuid }) },
  }),
  desk: defineCall({
    name: 'live.desk',
    method: 'GET',
    path: '/desk/stream',
    access: 'staff',
    status: 200,
    answersFile: 'text/event-stream',
    events: {
      booking: z.object({ id: uuid }),
      /** A plan or a mark of this dog changed. */
      care: z.object({ id: uuid }),
    },
  }),
}
