import { visits as visitCalls, type Visit } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db, Tx } from '../db/connect.ts'
import { visits } from '../db/schema/visits.ts'
import { today } from '../http/clock.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { registerRoute } from '../http/register-route.ts'
import { announceReady } from './announce-ready.ts'
import { groupWarnings } from '../play-groups/index.ts'
import { handOverDog } from './hand-over-dog.ts'
import { missVisit } from './miss-visit.ts'
import { moveToGroup } from './move-to-group.ts'
import { visitsOfDay, visitsWhere } from './read-visits.ts'
import { receiveDog } from './receive-dog.ts'
import { reverseVisit } from './reverse-visit.ts'

/** Routes by which the desk receives single dogs and hands them over. */
export function visitsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, visitCalls.list, async ({ query: { day, rumiId } }) => ({
    data: {
      visits: await visitsWhere(
        db,
        rumiId !== undefined && day === undefined ? eq(visits.dogId, rumiId) : visitsOfDay(day ?? today()),
      ),
    },
  }))

  registerRoute(app, visitCalls.arrival, async ({ params: { id }, body, actor, request }) =>
    runIdempotent(db, request, async (tx) => {
      await receiveDog(tx, id, { ...body, by: actor })
      return answerOf(tx, id)
    }),
  )

  registerRoute(app, visitCalls.departure, async ({ params: { id }, body, actor, request }) =>
    runIdempotent(db, request, async (tx) => {
      await handOverDog(tx, id, { ...body, by: actor, request })
      return answerOf(tx, id)
    }),
  )

  registerRoute(app, visitCalls.missed, async ({ params: { id }, body, actor, request }) =>
    runIdempotent(db, request, async (tx) => {
      await missVisit(tx, id, { ...body, by: actor })
      return answerOf(tx, id)
    }),
  )

  registerRoute(app, visitCalls.playGroup, async ({ params: { id }, body, actor, request }) =>
    runIdempotent(db, request, async (tx) => {
      const dogId = await moveToGroup(tx, id, { ...body, by: actor })
      const { playGroupId } = body
      const warnings = playGroupId === null ? [] : await groupWarnings(tx, { dogId, playGroupId })
      return { data: { ...(await answerOf(tx, id)).data, warnings } }
    }),
  )

  registerRoute(app, visitCalls.ready, async ({ params: { id }, body, actor, request }) =>
    runIdempotent(db, request, async (tx) => {
      await announceReady(tx, id, { ...body, by: actor })
      return answerOf(tx, id)
    }),
  )

  registerRoute(app, visitCalls.reversal, async ({ params: { id }, body, actor, request }) =>
    runIdempotent(db, request, async (tx) => {
      await reverseVisit(tx, id, { ...body, by: actor })
      return answerOf(tx, id)
    }),
  )
}

/** Returns a visit as it is after an act, and notifies the open boards: its bookings may be unchanged. */
async function answerOf(tx: Tx, id: string): Promise<{ data: { visit: Visit } }> {
  const [visit] = await visitsWhere(tx, eq(visits.id, id))
  const [first, ...others] = visit!.bookingIds.map(
    (bookingId) => ({ kind: 'booking-noted', bookingId }) as const,
  )
  await enqueueEvent(tx, first!, ...others)
  return { data: { visit: visit! } }
}
