import { live } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { resolveActor } from '../auth/index.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import type { EventStreams } from '../live/index.ts'
import { notificationRepository } from './notification-repository.ts'

type Deps = { db: Db; config: Config; streams: EventStreams }

/** One's own notifications as they come; another's stream is a missing one. */
export function notificationsRoutes(app: FastifyInstance, { db, config, streams }: Deps) {
  registerRoute(app, live.notifications, async ({ params, actor, request, reply }) => {
    if (params.userId !== actor.id) throw new Refused('not-found')
    streams.start(request, reply, {
      actor,
      topic: `user:${actor.id}`,
      async toEvent({ id }) {
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
}
