import { security } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { securityAlarms } from './security-alarms.ts'
import { listSecurityEvents } from './security-events.ts'

/** Routes of security events and alarms for administrators. */
export function securityRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, security.events, async ({ query }) => {
    const { items, nextCursor } = await listSecurityEvents(db, query)
    return { data: { securityEvents: items }, ...(nextCursor ? { nextCursor } : {}) }
  })
  registerRoute(app, security.alarms, async () => ({ data: { securityAlarms: await securityAlarms(db) } }))
}
