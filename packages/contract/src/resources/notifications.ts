import { z } from 'zod'
import { instant, uuid } from '../fields.ts'
import { defineResource } from '../resource.ts'

export const notifications = defineResource({
  name: 'notifications',
  path: '/notifications',
  one: 'notification',
  many: 'notifications',
  id: 'id',
  owner: 'userId',
  record: z.object({
    id: uuid,
    userId: uuid,
    /** One of `notificationKinds`, and no enum: a page older than the server shows a kind it does not know, too. */
    kind: z.string(),
    title: z.string(),
    message: z.string(),
    href: z.string().nullable(),
    read: z.boolean(),
    createdAt: instant,
  }),
  create: z.strictObject({}),
  update: z.strictObject({ read: z.boolean({ error: 'Di si ya se leyó.' }) }),
  verbs: {
    list: { access: 'personal', path: '/notifications/:userId', failure: 'Failed to fetch notifications' },
    update: { access: 'personal', failure: 'Error updating notification' },
  },
})
