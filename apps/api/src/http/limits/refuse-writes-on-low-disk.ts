import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/connect.ts'
import { Refused } from '../refused.ts'

/** Methods that change nothing. */
export const readsOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Coming in, staying and going out: who runs the house must be able to make room, and a stolen session must be ended. */
const evenThen = new Set([
  'auth.login',
  'auth.resumeSession',
  'auth.recordActivity',
  'auth.confirmIdentity',
  'auth.logout',
  'auth.endSession',
  'auth.endOtherSessions',
  'auth.endSessionsOf',
])

/**
 * Refuses what would write while the embedded database's disk is nearly full. Logging in is let through as it writes
 * little: sessions and their tokens are bounded for each person, attempts are slowed and leave a count that expires and a
 * line of the security record. Should they fill what is kept for them all the same, it ends at the last of the space.
 */
export function refuseWritesOnLowDisk(
  { isDiskLow, isDiskFull }: Pick<Database, 'isDiskLow' | 'isDiskFull'>,
  { method, routeOptions }: FastifyRequest,
) {
  if (!isDiskLow() || readsOnly.has(method)) return
  const permission = routeOptions.config.permission
  if (!isDiskFull() && permission !== undefined && evenThen.has(permission)) return
  throw new Refused('unavailable', {}, { cause: new Error('the disk of the database is nearly full') })
}
