import type { FastifyRequest } from 'fastify'
import { enqueueEvent } from '../jobs/index.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { wrongBeforeSlowing, wrongPerNetwork, type Wrong } from './passwords/attempt-limits.ts'
import type { AuthDeps } from './auth-deps.ts'

/** The wrong passwords of a day at which the owner is told; each is ten times the one before. */
const toldAt = [wrongBeforeSlowing, wrongBeforeSlowing * 10, wrongBeforeSlowing * 100]

type Refusal = { kind: 'login-refused' | 'confirmation-refused'; email: string; accountId: string | null }

/**
 * Records a wrong password, and has the owner told when they are many. It does the same for an address that is
 * nobody's. A network that goes on and on is recorded once in a hundred times, so that it cannot fill the table.
 */
export async function recordRefusal(
  { database: { db } }: AuthDeps,
  request: FastifyRequest,
  { kind, email, accountId, onAccount, fromNetwork }: Refusal & Wrong,
) {
  const details = { attempts: onAccount }
  if (fromNetwork <= wrongPerNetwork || fromNetwork % 100 === 0)
    await recordSecurityEvent(db, request, { kind, accountId, details })
  if (!toldAt.includes(onAccount)) return
  await recordSecurityEvent(db, request, { kind: 'many-logins-refused', accountId, details })
  await enqueueEvent(db, { kind: 'logins-refused', email, attempts: onAccount })
}
