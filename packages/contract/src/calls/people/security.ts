import { z } from 'zod'
import { instant, pageSize, uuid } from '../../fields.ts'
import { securityEventKinds } from '../../security-event-kinds.ts'
import { defineCall } from '../call.ts'

const person = z.object({ id: uuid, name: z.string() })

/** Security event: account, actor, and truncated address. */
export const securityEvent = z.object({
  id: uuid,
  at: instant,
  kind: z.enum(securityEventKinds),
  /** Null if the address matched no account. */
  account: person.nullable(),
  /** Null if no user was signed in. */
  actor: person.nullable(),
  network: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type SecurityEvent = z.output<typeof securityEvent>

/** Recorded events to review. */
export const securityAlarmKinds = [
  'many-on-account',
  'many-from-network',
  'many-refused',
  'many-unsigned',
  'role-changed',
  'data-exported',
] as const

export const securityAlarm = z.object({
  kind: z.enum(securityAlarmKinds),
  /** The last time. */
  at: instant,
  times: z.int().min(1),
  account: person.nullable(),
  actor: person.nullable(),
  network: z.string().nullable(),
  details: securityEvent.shape.details,
})
export type SecurityAlarm = z.output<typeof securityAlarm>

/** Log of logins, refusals, permissions and exports, for administrators. */
export const security = {
  events: defineCall({
    name: 'security.events',
    method: 'GET',
    path: '/security/events',
    access: 'admin',
    status: 200,
    query: z.strictObject({
      limit: pageSize.default(50),
      cursor: z.string().min(1).max(400).optional(),
      kind: z.enum(securityEventKinds, { error: 'Elige un suceso de la lista.' }).optional(),
      accountId: uuid.optional(),
      network: z
        .string()
        .regex(/^[\da-f:.]{2,39}\/(24|48)$/, { error: 'Escribe la red como 203.0.113.0/24.' })
        .optional(),
    }),
    answer: z.object({
      data: z.object({ securityEvents: z.array(securityEvent) }),
      nextCursor: z.string().optional(),
    }),
    failure: 'Error fetching security events',
  }),
  alarms: defineCall({
    name: 'security.alarms',
    method: 'GET',
    path: '/security/alarms',
    access: 'admin',
    status: 200,
    answer: z.object({ data: z.object({ securityAlarms: z.array(securityAlarm) }) }),
    failure: 'Error fetching security alarms',
  }),
}
