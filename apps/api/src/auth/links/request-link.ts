import type { Db } from '../../db/connect.ts'
import { enqueueEvent, type DomainEvent } from '../../jobs/index.ts'
import type { AttemptLimits } from '../passwords/attempt-limits.ts'

type LinkEvent = DomainEvent<'verification-resend-asked' | 'password-reset-asked'>

/**
 * Records the request of a link. The address is looked up later, so that the response time reveals nothing.
 */
export async function requestLink(db: Db, limits: AttemptLimits, event: LinkEvent) {
  const kind = event.kind === 'password-reset-asked' ? 'reset' : 'verification'
  if (await limits.mayMail(kind, event.email)) await enqueueEvent(db, event)
}
