import { z } from 'zod'
import { ivaTreatments } from '../rules/money/iva.ts'
import { requestedTime, centavos, day, instant, text, uuid } from '../fields.ts'
import {
  bookingRequest,
  bookings,
  expectedTotalCentavos,
  papersLater,
  priceLine,
  sideBySide,
} from '../resources/bookings.ts'
import { services } from '../resources/services.ts'
import { eligibilityReasonCodes } from '../rules/dogs/eligibility-reasons.ts'
import { weightsPattern, quoteHintCodes } from '../rules/bookings/weights.ts'
import type { Cancellation } from '../rules/money/cancellation.ts'
import type { LatePickupTerms } from '../rules/money/late-pickup.ts'
import { reversalReasonLength, reversibleStatuses } from '../rules/bookings/booking-states.ts'
import { isPassKind } from '../rules/passes/pass-kinds.ts'
import { placeLacks } from '../rules/bookings/availability.ts'
import { serviceTypes } from '../rules/bookings/service-types.ts'
import { defineCall } from './call.ts'

const slot = z.object({ start: instant, end: instant, remaining: z.int() })

/**
 * Availability of a service on one day. Hours are listed if the service is sold by the hour. A closed day is
 * marked as such: it is not full and has no waiting list.
 */
export const dayAvailability = z.object({
  date: day,
  remaining: z.int(),
  closed: z.literal(true).optional(),
  /**
   * For a hotel night with weights: the last departure day for which one room takes these dogs together from
   * that night; null if there is none. Absent if only several rooms together can take them.
   */
  stayUntil: day.nullable().optional(),
  /** For such a night: one of the dogs is too heavy for every room, so that the waiting list is closed. */
  noRoom: z.literal(true).optional(),
  slots: z.array(slot).optional(),
})
export type DayAvailability = z.output<typeof dayAvailability>

/** Reason why a dog is not eligible. `eligibleFrom` is the first day without this reason, null if unknown. */
export const eligibilityReason = z.object({
  code: z.enum(eligibilityReasonCodes),
  message: z.string(),
  eligibleFrom: day.nullable(),
})

/** Eligibility of a dog with reasons and pending checks. */
export const dogEligibility = z
  .object({ rumiId: uuid, ok: z.boolean(), reasons: z.array(eligibilityReason) })
  .meta({
    description:
      'ok true with reasons is a yes that waits: for medical records to be looked at (codes that end in -unverified), or for the evaluation of a first day (evaluation-first-day). The booking is taken, and confirmed by these; owner-unidentified is settled at arrival and delays nothing.',
  })
export type DogEligibility = z.output<typeof dogEligibility>

/** End of free cancellation, percentage charged after it, and the charge at this moment. */
export const cancellation: z.ZodType<Cancellation> = z.object({
  freeUntil: instant.nullable(),
  keepPercent: z.int(),
  keptCentavos: centavos,
})

/** Late pick-up terms, per dog and started hour; null if free. */
export const latePickup: z.ZodType<LatePickupTerms | null> = z
  .object({ after: z.string().nullable(), graceMinutes: z.int(), perHourCentavos: centavos })
  .nullable()

export const quote = z.object({
  /** Empty where the price is agreed on with the desk, as an event's is; the amounts are null then. */
  lines: z.array(priceLine),
  subtotalCentavos: centavos.nullable(),
  ivaCentavos: centavos.nullable(),
  totalCentavos: centavos.nullable(),
  /** Deposit at booking, for the stay and its add-ons. */
  depositCentavos: centavos,
  /** Until when the deposit is paid, where there is one. */
  depositUntil: instant,
  /** True if the place is released when the deposit is not paid in time. */
  depositReleases: z.boolean(),
  /** Included in the total; null of several rates. */
  ivaPercent: z.int().nullable(),
  /** Terms of the booking itself; each add-on has its own. */
  cancellation,
  lateArrival: z.string(),
  latePickup,
  /** Season that these terms come from, if it has its own. */
  season: z.string().nullable(),
  eligibility: z.array(dogEligibility),
  /** Until when a booking with `papersLater` would hold the place; null if nothing, or more than medical records, is missing. */
  papersHeldUntil: instant.nullable(),
  /** Missing facts about a dog that block nothing, with the remedy. */
  hints: z.array(z.object({ rumiId: uuid, code: z.enum(quoteHintCodes), message: z.string() })),
  /**
   * Reason why no place fits these dogs together, with the nearest available stays; null if there is a place.
   */
  noPlace: z
    .object({
      lack: z.enum(placeLacks),
      message: z.string(),
      alternatives: z.array(z.object({ start: day, end: day })),
    })
    .nullable(),
  /** Units that each pass would pay, in order. */
  passes: z.array(z.object({ passId: uuid, units: z.int() })),
  /** Requested add-ons of the stay. Their amounts are among the lines. */
  addOns: z.array(z.object({ serviceId: uuid, start: instant, end: instant, totalCentavos: centavos })),
})
export type Quote = z.output<typeof quote>

const catalogService = z.object({
  id: uuid,
  serviceType: z.enum(serviceTypes),
  name: z.string(),
  description: z.string(),
  durationMinutes: z.int(),
  /** Null where the price is agreed on with the desk, as an event's is. */
  priceCentavos: centavos.nullable(),
  mediumOverKg: z.number(),
  largeOverKg: z.number(),
  mediumPriceCentavos: centavos.nullable(),
  largePriceCentavos: centavos.nullable(),
  mediumExtraMinutes: z.int(),
  largeExtraMinutes: z.int(),
  seasons: z.array(services.record.shape.seasons.element),
  /** Only the desk books it where not. */
  bookableOnline: z.boolean(),
  /** True if it is offered as an add-on of a day or a stay. */
  isExtra: z.boolean(),
  ivaTreatment: z.enum(ivaTreatments),
})
export type CatalogService = z.output<typeof catalogService>

/** Plan of the public pages: its slug and the service it leads to. */
const catalogPlan = z.object({
  slug: z.string(),
  serviceId: uuid,
  passKind: z.string().refine(isPassKind).nullable(),
  severalDays: z.boolean(),
})
export type CatalogPlan = z.output<typeof catalogPlan>

/** Days of the guardería for the same dogs, all or none; a refusal answers `days: [{ date, ok, code, message }]`. */
const recurringDays = bookingRequest.omit({ start: true, end: true }).extend({
  days: z
    .array(requestedTime)
    .min(1, { error: 'Elige al menos un día.' })
    .max(60, { error: 'Reserva 60 días a lo más de una vez.' })
    .refine((days) => new Set(days).size === days.length, { error: 'Un día aparece dos veces.' }),
  notes: text(500).optional(),
  papersLater,
  expectedTotalCentavos,
})

/** Booking after a change, with its remaining add-ons: their new hours, or cancelled. */
export const changePreview = z.object({
  data: z.object({
    serviceBooking: bookings.record,
    addOns: z.array(bookings.record),
    /** Part of the payment above the new price: refunded or kept as credit. */
    beyondPriceCentavos: centavos,
  }),
})

export const booking = {
  catalog: defineCall({
    name: 'booking.catalog',
    method: 'GET',
    path: '/catalog',
    access: 'public',
    status: 200,
    answer: z.object({ data: z.object({ services: z.array(catalogService), plans: z.array(catalogPlan) }) }),
  }),
  availability: defineCall({
    name: 'booking.availability',
    costly: true,
    method: 'GET',
    path: '/availability',
    access: 'public',
    status: 200,
    query: z.strictObject({
      serviceId: uuid,
      from: day,
      to: day,
      /** Duration of a visit if it differs from the service's: several dogs, a large dog, a longer party. */
      minutes: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, { error: 'Escribe los minutos en cifras.' })
        .optional(),
      /** Weights in kilos of the dogs to share a room: `14.2,-` is one of 14.2 kg and one never weighed. */
      weights: z.string().regex(weightsPattern, { error: 'Escribe los pesos en kilos.' }).optional(),
      /** Dogs that come at the same time, each to a groomer of its own: hours with fewer free count as full. */
      people: z
        .string()
        .regex(/^([1-9]|10)$/, { error: 'Escribe cuántos van al mismo tiempo.' })
        .optional(),
      /** The caller's booking to move; its own place counts as free. */
      moving: uuid.optional(),
    }),
    answer: z.object({ data: z.object({ availability: z.array(dayAvailability) }) }),
  }),
  quote: defineCall({
    name: 'booking.quote',
    method: 'POST',
    path: '/serviceBookings/quote',
    access: 'session',
    status: 200,
    body: bookingRequest.extend({
      /** Booking of the same dogs to move here; its pass credits count as returned. */
      moving: uuid.optional(),
      sideBySide,
    }),
    answer: z.object({ data: z.object({ quote }) }),
  }),
  quoteDays: defineCall({
    name: 'booking.quoteDays',
    costly: true,
    method: 'POST',
    path: '/serviceBookings/recurring/quote',
    access: 'session',
    status: 200,
    body: recurringDays.omit({ notes: true, papersLater: true, expectedTotalCentavos: true }),
    answer: z.object({ data: z.object({ quote }) }),
  }),
  /** Previews a change of a booking and of its pending work, or the reason it is rejected, without changing anything. */
  preview: defineCall({
    name: 'booking.preview',
    method: 'POST',
    path: '/serviceBookings/:id/preview',
    access: 'own-or-desk',
    status: 200,
    params: z.object({ id: z.string() }),
    body: bookings.update,
    answer: changePreview,
  }),
  /** Reverses an arrival, departure or no-show. The request names the reversed state, so that it is reversed once. */
  reverse: defineCall({
    name: 'booking.reverse',
    method: 'POST',
    path: '/serviceBookings/:id/reversal',
    access: 'desk',
    status: 200,
    params: z.object({ id: z.string() }),
    body: z.strictObject({
      from: z.enum(reversibleStatuses, { error: 'Di qué paso se deshace.' }),
      reason: text(reversalReasonLength.max, reversalReasonLength.min),
    }),
    mayRefuse: true,
    answer: z.object({
      data: z.object({
        serviceBooking: bookings.record,
        /** Add-ons of the stay that are not restored, because their time is taken. */
        leftOut: z.array(z.object({ id: uuid, name: z.string() })),
      }),
    }),
    failure: 'Error reversing service booking step',
  }),
  recurring: defineCall({
    name: 'booking.recurring',
    costly: true,
    method: 'POST',
    path: '/serviceBookings/recurring',
    access: 'own-or-desk',
    status: 201,
    body: recurringDays,
    answer: z.object({ data: z.object({ serviceBookings: z.array(bookings.record) }) }),
    failure: 'Error creating service booking',
  }),
}
