import { audit } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { listAuditEntries } from './audit-entries.ts'

/** Audit trail for administrators. */
export function auditRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, audit.list, async ({ query }) => {
    const { items, nextCursor } = await listAuditEntries(db, query)
    return { data: { auditEntries: items }, ...(nextCursor ? { nextCursor } : {}) }
  })
}
