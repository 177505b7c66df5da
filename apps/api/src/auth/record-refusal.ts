import type { FastifyRequest } from 'fastify'
import { enqueueEvent } from '../jobs/index.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { wrongBeforeSlowing, wrongPerNetwork, type Wrong } from './passwords/attempt-limits.ts'
import type { AuthDeps } from './auth-deps.ts'

/** Daily counts of wrong passwords at which the owner is notified, each ten times the last. */
const notifiedAtCounts = [wrongBeforeSlowing, wrongBeforeSlowing * 10, wrongBeforeSlowing * 100]

type Refusal = { kind: 'login-refused' | 'confirmation-refused'; email: string; accountId: string | null }

/**
 * Records a wrong password and notifies the owner when there are many. Unknown addresses are treated alike.
 * Repeated failures of one network are recorded once in a hundred, so that they cannot fill the table.
 */
export async function recordRefusal(
  { database: { db } }: AuthDeps,
  request: FastifyRequest,
  { kind, email, accountId, onAccount, fromNetwork }: Refusal & Wrong,
) {
  const details = { attempts: onAccount }
  if (fromNetwork <= wrongPerNetwork || fromNetwork % 100 === 0)
    await recordSecurityEvent(db, request, { kind, accountId, details })
  if (!notifiedAtCounts.includes(onAccount)) return
  await recordSecurityEvent(db, request, { kind: 'many-logins-refused', accountId, details })
  await enqueueEvent(db, { kind: 'logins-refused', email, attempts: onAccount })
}
