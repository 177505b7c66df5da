import { z } from 'zod'
import { clientTelephone, day, fileAddress, instant, text, uuid, version } from '../fields.ts'
import { absences } from '../resources/absences.ts'
import { groomingCards } from '../resources/care/grooming-cards.ts'
import { coverKinds, groomingMoments } from '../rules/bookings/grooming-work.ts'
import { bookingStatuses } from '../rules/bookings/booking-states.ts'
import { visitStatuses } from '../rules/bookings/visit-statuses.ts'
import { defineCall } from './call.ts'

const card = groomingCards.record

const groomedDog = z.object({
  rumiId: uuid,
  name: z.string(),
  breed: z.string(),
  color: z.string(),
  weightKg: z.number().nullable(),
  profileImg: fileAddress.nullable(),
  allergies: z.string(),
  temperament: z.string(),
  medication: z.string(),
  /** Ids of its tags, in the order of the settings. */
  tags: z.array(uuid),
  /** Presence of the dog; null for a cancelled booking. */
  presence: z.enum(visitStatuses).nullable(),
  /** Card of this appointment, once the work began. */
  card: card.nullable(),
  /** Last finished card of another appointment. */
  last: card.nullable(),
})
export type GroomedDog = z.output<typeof groomedDog>

const groomingTurn = z.object({
  bookingId: uuid,
  version,
  status: z.enum(bookingStatuses),
  service: z.string(),
  start: instant,
  end: instant,
  /** The owner's notes for this booking. */
  notes: z.string(),
  ownerName: z.string(),
  ownerPhone: clientTelephone,
  /** Time since which the groomer is late with it; null if not. */
  lateSince: instant.nullable(),
  dogs: z.array(groomedDog),
})
export type GroomingTurn = z.output<typeof groomingTurn>

const person = z.object({ id: uuid, name: z.string() })

/** The day of the staff member who is logged in. */
export const myDay = {
  show: defineCall({
    name: 'myDay.show',
    method: 'GET',
    path: '/myDay',
    access: 'desk',
    status: 200,
    answer: z.object({
      data: z.object({
        myDay: z.object({
          day,
          /** Null for an account without a staff member. */
          staffMember: person.nullable(),
          /** Colleagues of the same kind, to whom a turn may be passed. */
          colleagues: z.array(person),
          appointments: z.array(groomingTurn),
        }),
      }),
    }),
    failure: 'Error fetching the day',
  }),
  /** Passes an own appointment to a colleague. */
  passOn: defineCall({
    name: 'myDay.passOn',
    method: 'POST',
    path: '/myDay/:id/colleague',
    access: 'desk',
    status: 201,
    params: z.object({ id: z.string() }),
    body: z.strictObject({ staffMemberId: uuid, version: version.optional() }),
    answer: z.object({ data: z.object({ colleague: person }) }),
    failure: 'Error passing the appointment on',
  }),
}

const workInProgress = z.object({
  staffMemberId: uuid,
  staffMember: z.string(),
  bookingId: uuid,
  rumiId: uuid,
  dog: z.string(),
  startedAt: instant,
  plannedEnd: instant,
  lateSince: instant.nullable(),
})
export type WorkInProgress = z.output<typeof workInProgress>

const cardAnswer = z.object({ data: z.object({ groomingCard: card }) })

/** Work of all groomers at this moment, and photos of their cards. */
export const groomingCalls = {
  now: defineCall({
    name: 'grooming.now',
    method: 'GET',
    path: '/grooming/now',
    access: 'desk',
    status: 200,
    answer: z.object({ data: z.object({ work: z.array(workInProgress) }) }),
    failure: 'Error fetching the groomers at work',
  }),
  addPhoto: defineCall({
    name: 'groomingCards.addPhoto',
    method: 'POST',
    path: '/groomingCards/:id/photos',
    access: 'desk',
    status: 201,
    params: z.object({ id: uuid }),
    query: z.strictObject({ moment: z.enum(groomingMoments) }),
    takesFile: true,
    answer: cardAnswer,
  }),
  removePhoto: defineCall({
    name: 'groomingCards.removePhoto',
    method: 'DELETE',
    path: '/groomingCards/:id/photos/:photoId',
    access: 'desk',
    status: 200,
    params: z.object({ id: uuid, photoId: uuid }),
    answer: cardAnswer,
  }),
}

const coverProposal = z.object({
  kind: z.enum(coverKinds),
  /** Person who takes it over; null where the client is asked. */
  staffMemberId: uuid.nullable(),
  staffMember: z.string(),
  start: instant,
  end: instant,
})

const coveredBooking = z.object({
  bookingId: uuid,
  version,
  service: z.string(),
  start: instant,
  end: instant,
  dogs: z.array(z.string()),
  ownerName: z.string(),
  ownerPhone: clientTelephone,
  proposal: coverProposal,
})
export type CoveredBooking = z.output<typeof coveredBooking>

const absenceSpan = z.strictObject({ resourceId: uuid, start: instant, end: instant })

/** Replacement of a staff member who is absent at short notice. */
export const sickDays = {
  /** Bookings of an absence that have not begun, with a proposal for each. The proposals fit together. */
  plan: defineCall({
    name: 'sickDays.plan',
    costly: true,
    method: 'GET',
    path: '/sickDays',
    access: 'desk',
    status: 200,
    query: absenceSpan,
    answer: z.object({ data: z.object({ bookings: z.array(coveredBooking) }) }),
    failure: 'Error planning the absence',
  }),
  /**
   * Moves bookings to a colleague or another hour and records the absence, in one transaction. Bookings without a decision stay with
   * the person; the absence leaves their hours out until they are decided.
   */
  record: defineCall({
    name: 'sickDays.record',
    method: 'POST',
    path: '/sickDays',
    access: 'desk',
    status: 201,
    body: z.strictObject({
      ...absenceSpan.shape,
      reason: text(200).optional(),
      moves: z
        .array(
          z.strictObject({
            bookingId: uuid,
            version: version.optional(),
            staffMemberId: uuid,
            /** Other start; the hour stays without it. */
            start: instant.optional(),
          }),
        )
        .max(50, { error: 'Mueve 50 citas a lo más.' }),
    }),
    answer: z.object({
      data: z.object({
        absences: z.array(absences.record),
        moved: z.array(uuid),
        /** Bookings that still wait for a decision. */
        left: z.array(uuid),
      }),
    }),
    failure: 'Error recording the absence of the day',
  }),
}
