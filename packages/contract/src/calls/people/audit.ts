import { z } from 'zod'
import { auditActions, auditEntities } from '../../audit-entities.ts'
import { day, instant, pageSize, uuid } from '../../fields.ts'
import { defineCall } from '../call.ts'

const person = z.object({ id: uuid, name: z.string() })

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** Value in the audit trail. Settings may hold lists, such as hours; nested fields have their own path. */
const value = z.union([
  scalar,
  z.array(z.union([scalar, z.record(z.string(), z.union([scalar, z.array(scalar)]))])),
])
export type AuditValue = z.output<typeof value>

/** Changed field by its path (`address.street`); null where it was or is empty. */
const change = z.object({
  field: z.string(),
  before: value,
  after: value,
  /** True if the values belonged to a person erased since. */
  erased: z.literal(true).optional(),
})
export type AuditChange = z.output<typeof change>

/** Change with author, time and address. */
export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** Null if no user was signed in. */
  actor: person.nullable(),
  entity: z.enum(auditEntities),
  entityId: z.string(),
  /** Current label; null if it was deleted. */
  label: z.string().nullable(),
  /** The person it is about. */
  subject: person.nullable(),
  action: z.enum(auditActions),
  changes: z.array(change),
  network: z.string().nullable(),
  device: z.string().nullable(),
  /** Request id as in the log; null for background work. */
  requestId: uuid.nullable(),
})
export type AuditEntry = z.output<typeof auditEntry>

/** Audit trail for administrators, newest first. Entries are never deleted. */
export const audit = {
  list: defineCall({
    name: 'audit.list',
    method: 'GET',
    path: '/audit',
    access: 'admin',
    status: 200,
    query: z
      .strictObject({
        limit: pageSize.default(50),
        cursor: z.string().min(1).max(400).optional(),
        entity: z.enum(auditEntities, { error: 'Elige de la lista qué cambió.' }).optional(),
        /** Of one record. */
        id: z.string().min(1).max(80).optional(),
        actor: uuid.optional(),
        /** First and last day, in the business's time zone. */
        from: day.optional(),
        to: day.optional(),
      })
      .refine(({ from, to }) => !from || !to || from <= to, {
        error: 'El último día no puede ser anterior al primero.',
        path: ['to'],
      }),
    answer: z.object({
      data: z.object({ auditEntries: z.array(auditEntry) }),
      nextCursor: z.string().optional(),
    }),
    failure: 'Error fetching audit trail',
  }),
}
