import { care } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { today } from '../http/clock.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { markCare, unmarkCare } from './mark-care.ts'
import { readCareSheet } from './read-care-sheet.ts'

/** Routes of the care sheet and its marks. */
export function careRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, care.sheet, async ({ query: { day = today() } }) => ({
    data: { careSheet: await readCareSheet(db, day) },
  }))

  registerRoute(app, care.mark, async ({ body, actor, request }) =>
    runIdempotent(db, request, async (tx) => ({
      data: { careMark: await markCare(tx, { ...body, by: actor }) },
    })),
  )

  registerRoute(app, care.unmark, ({ params: { id } }) => db.transaction((tx) => unmarkCare(tx, id)))
}
