import { live, notificationCalls } from '@rumi/contract'
import { and, eq, lt, lte } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { resolveActor } from '../auth/index.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/schema/messages.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import type { EventStreams } from '../live/index.ts'
import { stillOpenTo } from './notification-handlers.ts'
import { notificationRepository } from './notification-repository.ts'

type Deps = { db: Db; config: Config; streams: EventStreams }

/** One's own notifications as they come, how many wait, and all of them read at once; another's are missing. */
export function notificationsRoutes(app: FastifyInstance, { db, config, streams }: Deps) {
  registerRoute(app, live.notifications, async ({ params, actor, request, reply }) => {
    if (params.userId !== actor.id) throw new Refused('not-found')
    streams.start(request, reply, {
      actor,
      topic: `user:${actor.id}`,
      async toEvent({ kind, id }) {
        if (kind === 'visit') return { event: 'visit', data: { id } }
        const notification = await notificationRepository.find(db, id)
        return notification ? { event: 'notification', data: notification } : null
      },
      async stillMay() {
        const still = await resolveActor(db, config, request)
        return still !== null && !still.mustSetUpSecondFactor
      },
    })
    return reply
  })

  registerRoute(app, notificationCalls.unread, async ({ params, query: { before }, actor }) => {
    if (params.userId !== actor.id) throw new Refused('not-found')
    const waiting = and(
      eq(notifications.userId, actor.id),
      eq(notifications.read, false),
      before === undefined ? undefined : lt(notifications.createdAt, before),
      stillOpenTo(actor),
    )
    return { data: { unread: await db.$count(notifications, waiting) } }
  })

  registerRoute(app, notificationCalls.readAll, async ({ params, body, actor }) => {
    if (params.userId !== actor.id) throw new Refused('not-found')
    await db
      .update(notifications)
      .set({ read: true })
      .where(
        and(
          eq(notifications.userId, actor.id),
          eq(notifications.read, false),
          lte(notifications.createdAt, body.until),
        ),
      )
  })
}
