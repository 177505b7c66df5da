import { z } from 'zod'
import { centavos, day, dayOrInstant, instant, uuid, version } from '../fields.ts'
import { bookingStatuses } from '../rules/booking-states.ts'
import { serviceTypes } from '../rules/service-types.ts'
import { defineCall } from './call.ts'
import { sales } from './sales.ts'

/** A day that somebody may want to look at: of this millennium. */
export const seenDay = day.refine((asked) => asked.startsWith('2'), {
  error: 'Elige un día entre el año 2000 y el 2999.',
})

/** What the house has one of: a room for nights, or somebody's hours. */
export const heldKinds = ['room', 'groomer', 'trainer', 'hall'] as const
export type HeldKind = (typeof heldKinds)[number]

const held = z.object({
  id: uuid,
  kind: z.enum(heldKinds),
  name: z.string(),
  maxDogs: z.int().nullable(),
  maxWeightKg: z.number().nullable(),
  /** Whether the house still has it; who was in what it has no more is told with it. */
  active: z.boolean(),
})
export type Held = z.output<typeof held>

/** A booking that has a room or a person to itself, from `start` to `end` as the booking itself says it. */
const bar = z.object({
  bookingId: uuid,
  resourceId: uuid,
  status: z.enum(bookingStatuses),
  start: dayOrInstant,
  end: dayOrInstant,
  serviceType: z.enum(serviceTypes),
  serviceName: z.string(),
  dogs: z.array(z.string()),
  owner: z.string(),
  totalCentavos: centavos,
  version,
})
export type OccupancyBar = z.output<typeof bar>

/** Counted places of one pool on one day. */
export const poolDay = z.object({ pool: z.string(), day, used: z.int(), capacity: z.int() })
export type PoolDay = z.output<typeof poolDay>

/** The most of a kind that were taken at one moment: what comes after another needs no second room (docs/domain.md#capacity). */
const peak = z.object({ kind: z.enum(heldKinds), peak: z.int(), capacity: z.int() })

/** A time at which somebody is not at work: before and after their hours, breaks and days off. */
const away = z.object({ resourceId: uuid, start: instant, end: instant })

export const occupancy = z.object({
  from: day,
  to: day,
  resources: z.array(held),
  bars: z.array(bar),
  away: z.array(away),
  days: z.array(poolDay),
  peaks: z.array(peak),
})
export type Occupancy = z.output<typeof occupancy>

export const reports = {
  /** The last 30 days, where none are named; at most 800 at a time. */
  sales: defineCall({
    name: 'reports.sales',
    costly: true,
    method: 'GET',
    path: '/reports/sales',
    access: 'staff',
    status: 200,
    query: z.strictObject({ from: seenDay.optional(), to: seenDay.optional() }),
    answer: z.object({ data: z.object({ sales }) }),
  }),
  occupancy: defineCall({
    name: 'reports.occupancy',
    costly: true,
    method: 'GET',
    path: '/reports/occupancy',
    access: 'staff',
    status: 200,
    /** The week from today on, where no days are named. */
    query: z.strictObject({ from: seenDay.optional(), to: seenDay.optional() }),
    answer: z.object({ data: z.object({ occupancy }) }),
  }),
}
