import { z } from 'zod'
import { centavos, day, instant, text, uuid } from '../fields.ts'
import { bookings } from '../resources/bookings.ts'
import { clients } from '../resources/clients.ts'
import { dogs } from '../resources/dogs.ts'
import { messages } from '../resources/messages.ts'
import { passes } from '../resources/passes.ts'
import { services } from '../resources/services.ts'
import { waitingList } from '../resources/waiting-list.ts'
import { bookingStatuses } from '../rules/bookings/booking-states.ts'
import { passStatuses } from '../rules/passes/pass-kinds.ts'
import { booking, changePreview, dayAvailability, dogEligibility } from './booking.ts'
import { defineCall } from './call.ts'
import { poolDay, seenDay } from './money/reports.ts'
import { visit } from './visits.ts'

/** Requirement overridden for a booking, with its reason (docs/domain.md#medical-records). */
const storedOverride = z.object({
  rumiId: uuid,
  code: z.string(),
  reason: z.string(),
  by: z.string(),
  at: instant,
})

const person = clients.record.pick({
  id: true,
  name: true,
  lastName: true,
  email: true,
  phone: true,
  phoneE164: true,
})
export type DeskPerson = z.output<typeof person>

/** Booking with all data for check-in and check-out. */
const deskBooking = z.object({
  booking: bookings.record,
  service: services.record.pick({ id: true, name: true, serviceType: true, durationMinutes: true }),
  owner: person,
  /** Second person of the account, who may also collect the dogs. */
  secondPerson: person.nullable(),
  dogs: z.array(dogs.record),
  medicalRecords: z.array(dogEligibility),
  overrides: z.array(storedOverride),
  paidCentavos: centavos,
  leftCentavos: centavos,
  /** Amount that the client owes apart from the listed bookings: former visits, fees, orders and passes. */
  debtCentavos: centavos,
})
export type DeskBooking = z.output<typeof deskBooking>

/** Add-on of a stay. */
const addOnBooking = z.object({
  id: uuid,
  name: z.string(),
  start: z.string(),
  end: z.string(),
  status: z.enum(bookingStatuses),
})

/** Step of a booking: its author and the move, if any. */
const bookingEvent = z.object({
  id: uuid,
  at: instant,
  by: z.string().nullable(),
  fromStatus: z.enum(bookingStatuses).nullable(),
  toStatus: z.enum(bookingStatuses),
  note: z.string(),
  /** Price agreed in this step; the note states what it includes. */
  agreedCentavos: centavos.nullable(),
  /** Discount of this step; the note states the reason. */
  discountCentavos: centavos.nullable(),
  /** Late pick-up fee of this step, and whether the desk waived it. */
  lateFeeCentavos: centavos.nullable(),
  lateFeeWaived: z.boolean(),
  /** True if it reversed a step, for the reason in its note. */
  isReversal: z.boolean(),
})
export type BookingEvent = z.output<typeof bookingEvent>

const offeredExtra = z.object({
  serviceId: uuid,
  name: z.string(),
  rumiId: uuid,
  rumiName: z.string(),
  totalCentavos: centavos,
})
export type OfferedExtra = z.output<typeof offeredExtra>

/** Message that became a booking. */
const answeredMessage = messages.record.pick({ id: true, name: true, subject: true, createdAt: true })

/** Holder and second person of an account, with their dogs. */
const family = z.object({ client: person, secondPerson: person.nullable(), dogs: z.array(dogs.record) })
export type DeskFamily = z.output<typeof family>

const deskPass = z.object({ pass: passes.record, owner: person })
export type DeskPass = z.output<typeof deskPass>

const deskWaiting = z.object({
  entry: waitingList.record,
  owner: person,
  dogs: z.array(z.string()),
  serviceName: z.string(),
})
export type DeskWaiting = z.output<typeof deskWaiting>

/** In a refusal to staff: the only other booking whose move to `resource` would free `freed`. Nothing moves automatically. */
export const moveSuggestion = z.object({
  bookingId: uuid,
  resource: z.string(),
  freed: z.string(),
  message: z.string(),
})
export type MoveSuggestion = z.output<typeof moveSuggestion>

/** Add-ons that cannot move along, listed in a refusal to move a stay. The same change may cancel them. */
export const leftOut = z.object({ id: uuid, name: z.string() })
export type LeftOut = z.output<typeof leftOut>

const ofOne = z.object({ id: z.string() })

/** Aggregated reads of the front desk. */
export const desk = {
  /** Visits of a day, for today also those of dogs still present, with their bookings; also the bookings cancelled for that day. */
  day: defineCall({
    name: 'desk.day',
    method: 'GET',
    path: '/desk/day',
    access: 'staff',
    status: 200,
    query: z.strictObject({ day: seenDay }),
    answer: z.object({
      data: z.object({ visits: z.array(visit), bookings: z.array(deskBooking), days: z.array(poolDay) }),
    }),
  }),
  booking: defineCall({
    name: 'desk.booking',
    method: 'GET',
    path: '/desk/bookings/:id',
    access: 'staff',
    status: 200,
    params: ofOne,
    answer: z.object({
      data: z.object({
        deskBooking,
        /** Add-ons, if it is a stay. */
        addOns: z.array(addOnBooking),
        events: z.array(bookingEvent),
        messages: z.array(answeredMessage),
      }),
    }),
  }),
  /** Services for the dogs of a booking before they leave, with the price for each dog. */
  extras: defineCall({
    name: 'desk.extras',
    method: 'GET',
    path: '/desk/bookings/:id/extras',
    access: 'staff',
    status: 200,
    params: ofOne,
    answer: z.object({ data: z.object({ extras: z.array(offeredExtra) }) }),
  }),
  /** Previews a change of a booking, or the reason it is rejected, without changing anything. */
  preview: defineCall({
    name: 'desk.preview',
    method: 'POST',
    path: '/desk/bookings/:id/preview',
    access: 'desk',
    status: 200,
    params: ofOne,
    body: bookings.update.omit({ evaluations: true }),
    answer: changePreview,
  }),
  /** Previews a new booking, or the reason against it, without medical records. Books nothing. */
  previewNew: defineCall({
    name: 'desk.previewNew',
    costly: true,
    method: 'POST',
    path: '/desk/previews',
    access: 'desk',
    status: 200,
    body: bookings.create.pick({
      serviceId: true,
      rumiIds: true,
      start: true,
      end: true,
      resource: true,
      sideBySide: true,
    }),
    answer: z.object({ data: z.object({ resource: z.string().nullable() }) }),
  }),
  /**
   * Searches families by a dog's name, or by name, mail or telephone of its people; at most 12, none for
   * fewer than two letters.
   */
  families: defineCall({
    name: 'desk.families',
    method: 'GET',
    path: '/desk/families',
    access: 'staff',
    status: 200,
    query: z.strictObject({ search: text(80).optional() }),
    answer: z.object({ data: z.object({ families: z.array(family) }) }),
  }),
  /** Availability of a service at the desk, where no notice applies (spec §9 sets 24 hours for owners). */
  availability: defineCall({
    name: 'desk.availability',
    costly: true,
    method: 'GET',
    path: '/desk/availability',
    access: 'staff',
    status: 200,
    query: booking.availability.query,
    answer: z.object({ data: z.object({ availability: z.array(dayAvailability) }) }),
  }),
  passes: defineCall({
    name: 'desk.passes',
    method: 'GET',
    path: '/desk/passes',
    access: 'staff',
    status: 200,
    query: z.strictObject({
      status: z.enum(passStatuses).optional(),
      ownerId: uuid.optional(),
      id: uuid.optional(),
    }),
    /** Limited list; `hasMore` marks further matches. */
    answer: z.object({ data: z.object({ passes: z.array(deskPass), hasMore: z.boolean() }) }),
  }),
  waiting: defineCall({
    name: 'desk.waiting',
    method: 'GET',
    path: '/desk/waiting',
    access: 'staff',
    status: 200,
    query: z.strictObject({ serviceId: uuid.optional(), day: day.optional() }),
    answer: z.object({ data: z.object({ waiting: z.array(deskWaiting) }) }),
  }),
}
