import { timeline } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { readTimelines } from './read-timelines.ts'

/** Route by which owners follow the day of their dogs. */
export function timelineRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, timeline.read, async ({ query: { rumiId }, actor }) => ({
    data: { visits: await readTimelines(db, { ownerId: actor.accountId, dogId: rumiId }) },
  }))
}
