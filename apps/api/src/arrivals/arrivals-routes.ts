import { arrivals } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { announceDogs } from './announce-dogs.ts'
import { readExpectedDogs } from './read-expected-dogs.ts'

/** Routes by which clients announce their dogs at the entrance. */
export function arrivalsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, arrivals.expected, async ({ actor }) => ({
    data: await readExpectedDogs(db, actor.accountId),
  }))

  registerRoute(app, arrivals.announce, async ({ actor, body, request }) =>
    runIdempotent(db, request, async (tx) => {
      await announceDogs(tx, body.dogs, { accountId: actor.accountId, by: actor.id })
      return { data: await readExpectedDogs(tx, actor.accountId) }
    }),
  )
}
