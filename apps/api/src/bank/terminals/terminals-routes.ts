import { terminals as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { runIdempotent } from '../../http/idempotency.ts'
import { expectedVersion } from '../../http/requests/entity-tags.ts'
import { registerRoute } from '../../http/register-route.ts'
import { settleTerminal } from './settle-terminal.ts'
import { bridgesOf, chooseTerminal, createTerminal, terminalsFor, updateTerminal } from './terminals.ts'

/** Routes of card terminals and their settlements. */
export function terminalsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, calls.list, async ({ actor }) => ({ data: await terminalsFor(db, actor.id) }))

  registerRoute(app, calls.choose, async ({ params, actor }) => {
    await db.transaction((tx) => chooseTerminal(tx, params.id, actor.id))
  })

  registerRoute(app, calls.create, async ({ body, request }) => ({
    data: { terminal: await runIdempotent(db, request, (tx) => createTerminal(tx, body)) },
  }))

  registerRoute(app, calls.update, async ({ params, body, request }) => ({
    data: {
      terminal: await db.transaction((tx) =>
        updateTerminal(tx, params.id, { ...body, ...expectedVersion(request) }),
      ),
    },
  }))

  registerRoute(app, calls.bridges, async () => ({ data: { bridges: await bridgesOf(db) } }))

  registerRoute(app, calls.settle, async ({ params, body, actor, request }) => ({
    data: {
      settlement: await runIdempotent(db, request, (tx) =>
        settleTerminal(tx, { ...body, lineId: params.id, by: actor.id }),
      ),
    },
  }))
}
