import { z } from 'zod'
import { day, instant, uuid } from '../fields.ts'
import { visitMomentKinds } from '../rules/bookings/visit-moments.ts'
import { visitStatuses } from '../rules/bookings/visit-statuses.ts'
import { defineCall } from './call.ts'

/** Moment of a visit as its owner sees it. */
export const visitMoment = z.object({
  kind: z.enum(visitMomentKinds),
  at: instant,
  /** Name of what it is about: the service that began, the meal, the group. Empty where the kind says it all. */
  subject: z.string(),
  /** Booking whose report card can be opened, with the card's id. */
  bookingId: uuid.nullable(),
  cardId: uuid.nullable(),
  photos: z.int(),
  /** A meal or medicine was taken in part, or not at all because the dog refused it. */
  isPartial: z.boolean(),
  wasRefused: z.boolean(),
})
export type VisitMoment = z.output<typeof visitMoment>

/** Visit of a dog that is present or was today, with its moments in their order. */
export const visitTimeline = z.object({
  visitId: uuid,
  rumiId: uuid,
  day,
  status: z.enum(visitStatuses),
  /** Name of its play group; empty without one. */
  group: z.string(),
  moments: z.array(visitMoment),
})
export type VisitTimeline = z.output<typeof visitTimeline>

export const timeline = {
  /** Visits of the account's dogs that are present or were today, the last arrival first. */
  read: defineCall({
    name: 'timeline.read',
    method: 'GET',
    path: '/timeline',
    access: 'own',
    status: 200,
    query: z.strictObject({ rumiId: uuid.optional() }),
    answer: z.object({ data: z.object({ visits: z.array(visitTimeline) }) }),
    failure: 'Error fetching the visit',
  }),
}
