import { phoneQuotes, splitName } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { holdByTelephone, quoteByWeight } from '../bookings/index.ts'
import { createClient } from '../clients/index.ts'
import type { Db } from '../db/connect.ts'
import { createProvisionalDog } from '../dogs/index.ts'
import { requireOpen } from '../http/actor.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'

/** Last name of a caller who gave only one name; a client has one. */
const unknownLastName = '—'

/** Routes by which the desk quotes on the telephone and holds the place. */
export function phoneQuotesRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, phoneQuotes.create, async ({ body }) => ({
    data: { quote: await quoteByWeight(db, body) },
  }))

  registerRoute(app, phoneQuotes.hold, async ({ body, actor, request }) => ({
    data: await runIdempotent(db, request, async (tx) => {
      for (const area of ['clients', 'dogs'] as const) requireOpen(actor, area)
      const { dogs, name, lastName, phone, ...visit } = body
      const named = lastName === undefined ? splitName(name) : { name, lastName }
      const context = { actor, owner: null, id: '', tx, request }
      const user = await createClient(
        { ...named, lastName: named.lastName || unknownLastName, phone },
        context,
      )
      const rumis = []
      for (const dog of dogs) rumis.push(await createProvisionalDog(tx, { ...dog, ownerId: user.id }))
      const rumiIds = rumis.map(({ _id }) => _id)
      return { user, rumis, ...(await holdByTelephone({ ...visit, rumiIds }, context)) }
    }),
  }))
}
