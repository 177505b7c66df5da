import { deadLetters } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import type { DropHandlers } from './events.ts'
import { dropParked, parkedEvents, retryParked } from './parked-events.ts'

/** Lists dead letters for the desk, and retries or drops them. */
export function deadLettersRoutes(app: FastifyInstance, db: Db, whenDropped: DropHandlers) {
  registerRoute(app, deadLetters.list, async ({ query }) => {
    const { items, nextCursor } = await parkedEvents(db, query)
    return { data: { deadLetters: items }, ...(nextCursor ? { nextCursor } : {}) }
  })
  registerRoute(app, deadLetters.retry, ({ params }) => retryParked(db, params.id))
  registerRoute(app, deadLetters.drop, ({ params }) => dropParked(db, params.id, whenDropped))
}
