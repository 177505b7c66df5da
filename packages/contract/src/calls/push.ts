import { z } from 'zod'
import { defineCall } from './call.ts'

const base64Url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`))

/** Web push to the device of the caller's session. It ends with the session. */
export const push = {
  /** Public key with which a browser subscribes (RFC 8292). */
  key: defineCall({
    name: 'push.key',
    method: 'GET',
    path: '/pushSubscriptions/key',
    access: 'personal',
    status: 200,
    answer: z.object({ data: z.object({ pushKey: z.string() }) }),
    failure: 'Error fetching the push key',
  }),
  /** Stores the browser's subscription (RFC 8291) in place of the session's former one. */
  subscribe: defineCall({
    name: 'push.subscribe',
    method: 'PUT',
    path: '/pushSubscriptions',
    access: 'personal',
    status: 204,
    body: z.strictObject({
      endpoint: z.url().max(1_000),
      keys: z.strictObject({ p256dh: base64Url(87), auth: base64Url(22) }),
    }),
    failure: 'Error storing the push subscription',
  }),
  unsubscribe: defineCall({
    name: 'push.unsubscribe',
    method: 'DELETE',
    path: '/pushSubscriptions',
    access: 'personal',
    status: 204,
    failure: 'Error deleting the push subscription',
  }),
}
