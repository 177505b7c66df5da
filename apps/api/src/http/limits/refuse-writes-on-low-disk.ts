import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/connect.ts'
import { Refused } from '../refused.ts'

/** Methods that change nothing. */
export const readsOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Login, session and logout stay available, so that the operator can free space and end stolen sessions. */
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
 * Rejects writes while the disk of the embedded database is nearly full. Login passes because it writes
 * little: sessions and tokens are limited per person, and attempts leave an expiring count and one security
 * event.
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
