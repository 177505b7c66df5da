import { z } from 'zod'
import { day, instant, text, uuid, version } from '../fields.ts'
import { bookings } from '../resources/bookings.ts'
import { beyondMoney } from '../rules/money/cancellation.ts'
import { reversalReasonLength } from '../rules/bookings/booking-states.ts'
import { visitStatuses } from '../rules/bookings/visit-statuses.ts'
import { groupWarningKinds } from '../rules/dogs/group-warnings.ts'
import { announcement } from './arrivals.ts'
import { defineCall } from './call.ts'

/** Presence of one dog, with the bookings that it uses. */
export const visit = z.object({
  id: uuid,
  rumiId: uuid,
  clientId: uuid,
  /** First day. */
  day,
  /** Time of its first appointment, or of the opening on its first day. */
  expectedAt: instant,
  /** Time at which it is due to leave. */
  expectedUntil: instant,
  status: z.enum(visitStatuses),
  arrivedAt: instant.nullable(),
  leftAt: instant.nullable(),
  /** Time at which its owner was notified that it is ready. */
  readyAt: instant.nullable(),
  /** Today's announcement of an expected or present dog by its family. */
  announcement: announcement.nullable(),
  /** Name of the person who collected the dog; empty where nobody was named. */
  collectedBy: z.string(),
  bookingIds: z.array(uuid),
  /** Play group; taken over from the dog at its arrival. */
  playGroupId: uuid.nullable(),
  /** Time since which it is late, to arrive or to leave; null if it is not. */
  lateSince: instant.nullable(),
  version,
})
export type Visit = z.output<typeof visit>

const ofOne = z.object({ id: z.string() })
const answer = z.object({ data: z.object({ visit }) })

/** Reason to think twice about a dog in a group. */
const groupWarning = z.object({
  kind: z.enum(groupWarningKinds),
  /** The dog that it must not play with; null for a weight. */
  rumiId: uuid.nullable(),
  message: z.string(),
})

/** Makes the act undoable for some seconds under this id. */
const undoId = uuid.optional()

/** Person who collects a dog: a name, with the reason where it is nobody on the owner's list. */
export const collection = {
  collectedBy: text(120).optional(),
  collectedReason: text(200).optional(),
}

/** Arrivals and departures of single dogs. Their bookings follow. */
export const visits = {
  /** Visits of a day: expected, present, gone and missed; for today also those that are present from before. */
  list: defineCall({
    name: 'visits.list',
    method: 'GET',
    path: '/visits',
    access: 'desk',
    status: 200,
    query: z.strictObject({ day: day.optional(), rumiId: uuid.optional() }),
    answer: z.object({ data: z.object({ visits: z.array(visit) }) }),
  }),
  /** Receives a dog: its bookings that begin by today are checked in. An arrival recorded offline states its time, of today. */
  arrival: defineCall({
    name: 'visits.arrival',
    method: 'POST',
    path: '/visits/:id/arrival',
    access: 'desk',
    status: 201,
    params: ofOne,
    body: z.strictObject({
      version: version.optional(),
      override: bookings.update.shape.override,
      identified: bookings.update.shape.identified,
      arrivedAt: instant.optional(),
      undoId,
    }),
    answer,
  }),
  /**
   * Hands a dog over. Its bookings end with it unless other dogs of them are still present; a stay that continues for those is divided,
   * and the dog pays as for any early departure. A departure recorded offline states its time, of today.
   */
  departure: defineCall({
    name: 'visits.departure',
    method: 'POST',
    path: '/visits/:id/departure',
    access: 'desk',
    status: 201,
    params: ofOne,
    body: z.strictObject({
      version: version.optional(),
      ...collection,
      /** Bookings of the visit that are cancelled because they did not take place. */
      giveUp: z.array(uuid).max(20, { error: 'Deja fuera 20 servicios a lo más.' }).optional(),
      money: z.enum(beyondMoney, { error: 'Di si se devuelve o queda a favor.' }).optional(),
      leftAt: instant.optional(),
      undoId,
    }),
    answer,
  }),
  /** Records that an expected dog did not come. */
  missed: defineCall({
    name: 'visits.missed',
    method: 'POST',
    path: '/visits/:id/missed',
    access: 'desk',
    status: 201,
    params: ofOne,
    body: z.strictObject({ version: version.optional(), undoId }),
    answer,
  }),
  /** Moves an expected or present dog into a play group, or out of all. Present dogs never exceed the capacity: 409 `group-full`. */
  playGroup: defineCall({
    name: 'visits.playGroup',
    method: 'PUT',
    path: '/visits/:id/playGroup',
    takesVersion: true,
    access: 'desk',
    status: 200,
    params: ofOne,
    body: z.strictObject({ playGroupId: uuid.nullable(), version: version.optional(), undoId }),
    answer: z.object({ data: z.object({ visit, warnings: z.array(groupWarning) }) }),
  }),
  /** Notifies the owner, once per visit, that the dog can be collected. */
  ready: defineCall({
    name: 'visits.ready',
    method: 'POST',
    path: '/visits/:id/ready',
    access: 'desk',
    status: 201,
    params: ofOne,
    body: z.strictObject({ undoId }),
    answer,
  }),
  /** Reverses the last step of a visit at any time: a departure, an arrival or an absence. */
  reversal: defineCall({
    name: 'visits.reversal',
    method: 'POST',
    path: '/visits/:id/reversal',
    access: 'desk',
    status: 201,
    params: ofOne,
    body: z.strictObject({ reason: text(reversalReasonLength.max, reversalReasonLength.min) }),
    answer,
  }),
}
