import { live } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { resolveActor } from '../auth/index.ts'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/schema/messages.ts'
import { offerCall } from '../http/offer-call.ts'
import { Refused } from '../http/refused.ts'
import type { EventStreams } from '../live/index.ts'

/** One's own notices as they come; another's stream is a missing one. */
export function notificationsRoom(app: FastifyInstance, { db, streams }: { db: Db; streams: EventStreams }) {
  offerCall(app, live.notifications, async ({ params, actor, request, reply }) => {
    if (params.userId !== actor.id) throw new Refused('not-found')
    streams.start(request, reply, {
      topic: `user:${actor.id}`,
      async tell({ id }) {
        const [notice] = await db.select().from(notifications).where(eq(notifications.id, id))
        return notice ? { event: 'notification', data: notice } : null
      },
      stillMay: async () => (await resolveActor(db, request)) !== null,
    })
    return reply
  })
}
