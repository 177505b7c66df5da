import { z } from 'zod'
import { uuid } from '../fields.ts'
import { defineCall } from './call.ts'

/** Streams of server-sent events: `event: notification` carries a notification, `event: booking` a booking's id. */
export const live = {
  notifications: defineCall({
    name: 'live.notifications',
    method: 'GET',
    path: '/notifications/:userId/stream',
    access: 'personal',
    status: 200,
    params: z.object({ userId: uuid }),
    answersFile: 'text/event-stream',
  }),
  desk: defineCall({
    name: 'live.desk',
    method: 'GET',
    path: '/desk/stream',
    access: 'staff',
    status: 200,
    answersFile: 'text/event-stream',
  }),
}
