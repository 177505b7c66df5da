import { privacyRequests } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db, Queryable } from '../db/connect.ts'
import { expectedVersion } from '../http/requests/entity-tags.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { actOnRequest } from './act-on-request.ts'
import { createRequest } from './create-request.ts'
import { requestsOf } from './privacy-request-repository.ts'

async function found(db: Queryable, wanted: { id: string; clientId: string | null }) {
  const [privacyRequest] = await requestsOf(db, wanted)
  if (!privacyRequest) throw new Refused('not-found')
  return { data: { privacyRequest } }
}

/** Routes of privacy requests: created by owners, answered by the desk. */
export function privacyRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, privacyRequests.list, async ({ owner, query }) => ({
    data: { privacyRequests: await requestsOf(db, { clientId: owner, ...query }) },
  }))

  registerRoute(app, privacyRequests.create, ({ actor, owner, body, request }) =>
    runIdempotent(db, request, async (tx) =>
      found(tx, { id: await createRequest(tx, body, actor.id), clientId: owner }),
    ),
  )

  registerRoute(app, privacyRequests.act, ({ actor, params: { id }, body, request }) =>
    db.transaction(async (tx) => {
      await actOnRequest(tx, id, { ...body, ...expectedVersion(request) }, actor.id)
      return found(tx, { id, clientId: null })
    }),
  )
}
