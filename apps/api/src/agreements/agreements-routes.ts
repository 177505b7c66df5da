import { agreements as calls } from '@rumi/contract'
import { eq, ne, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db, Queryable } from '../db/connect.ts'
import { agreements, agreementSignatures } from '../db/schema/agreements.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { agreementsWhere, signaturesWhere } from './read-agreements.ts'
import { signAgreement } from './sign-agreement.ts'
import { createAgreement, reviseAgreement, updateAgreement } from './write-agreement.ts'

/** SQL condition: agreements that clients see. */
const inUse = ne(agreements.services, sql`'{}'`)

/** Room for the longest text of an agreement, of which a letter may take several bytes. */
const withText = { bodyLimit: 256_000 }

/** Routes of agreements: written by administrators, signed by clients or at the desk. */
export function agreementsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, calls.list, async ({ actor, query: { clientId = null } }) => ({
    data: {
      agreements:
        actor.role === 'cliente'
          ? await agreementsWhere(db, { where: inUse, clientId: actor.accountId })
          : await agreementsWhere(db, { clientId, ...(clientId !== null && { where: inUse }) }),
    },
  }))

  registerRoute(
    app,
    calls.create,
    async ({ actor, body, request }) =>
      runIdempotent(db, request, async (tx) =>
        answerOf(tx, await createAgreement(tx, body, { by: actor.id })),
      ),
    withText,
  )

  registerRoute(app, calls.update, async ({ params: { id }, body }) =>
    db.transaction(async (tx) => {
      await updateAgreement(tx, id, body)
      return answerOf(tx, id)
    }),
  )

  registerRoute(
    app,
    calls.revise,
    async ({ actor, params: { id }, body, request }) =>
      runIdempotent(db, request, async (tx) => {
        await reviseAgreement(tx, id, body, { by: actor.id })
        return answerOf(tx, id)
      }),
    withText,
  )

  registerRoute(app, calls.sign, async ({ actor, owner, params: { id }, body, request }) =>
    runIdempotent(db, request, async (tx) => {
      const signatureId = await signAgreement(tx, id, { ...body, by: actor, owner, request })
      const [signature] = await signaturesWhere(tx, eq(agreementSignatures.id, signatureId))
      return { data: { signature: signature! } }
    }),
  )

  registerRoute(app, calls.signatures, async ({ owner, query: { clientId } }) => {
    const account = owner ?? clientId
    if (account === undefined || (clientId !== undefined && clientId !== account))
      throw new Refused('not-found')
    return { data: { signatures: await signaturesWhere(db, eq(agreementSignatures.clientId, account)) } }
  })
}

async function answerOf(db: Queryable, id: string) {
  const [agreement] = await agreementsWhere(db, { where: eq(agreements.id, id), clientId: null })
  if (!agreement) throw new Refused('not-found')
  return { data: { agreement } }
}
