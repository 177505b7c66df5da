import { z } from 'zod'
import { askedTime, centavos, day, instant, text, uuid } from '../fields.ts'
import {
  bookingRequest,
  bookings,
  expectedTotalCentavos,
  papersLater,
  priceLine,
} from '../resources/bookings.ts'
import { services } from '../resources/services.ts'
import { eligibilityReasonCodes } from '../rules/dogs/eligibility-reasons.ts'
import { askedWeights } from '../rules/bookings/asked-weights.ts'
import type { Cancellation } from '../rules/money/cancellation.ts'
import type { LatePickupSaid } from '../rules/money/late-pickup.ts'
import { reversalReasonLength, reversibleStatuses } from '../rules/bookings/booking-states.ts'
import { isPassKind } from '../rules/passes/pass-kinds.ts'
import { placeLacks } from '../rules/bookings/place-lacks.ts'
import { quoteHintCodes } from '../rules/bookings/missing-weight.ts'
import { serviceTypes } from '../rules/bookings/service-types.ts'
import { defineCall } from './call.ts'

const slot = z.object({ start: instant, end: instant, remaining: z.int() })

/**
 * What is left of a service on one day; hours are listed where the service is sold by the hour. A day on which the
 * house is closed says so: it is not full, and nobody waits for it.
 */
export const dayAvailability = z.object({
  date: day,
  remaining: z.int(),
  closed: z.literal(true).optional(),
  /**
   * Of a night of the hotel, where weights are asked about: until which day one room that takes these dogs together stays free from
   * that day on; null where there is none. Absent where no room of the house takes them together and several would.
   */
  stayUntil: day.nullable().optional(),
  /** Of such a night: one of the dogs is too heavy for every room of the house, so that nobody waits for one. */
  noRoom: z.literal(true).optional(),
  slots: z.array(slot).optional(),
})
export type DayAvailability = z.output<typeof dayAvailability>

/** Why a dog may not come yet; `eligibleFrom` is the first day on which this reason is gone, null where no date is known. */
export const eligibilityReason = z.object({
  code: z.enum(eligibilityReasonCodes),
  message: z.string(),
  eligibleFrom: day.nullable(),
})

/** Whether a dog may come, and why not, or what its booking waits for. */
export const dogEligibility = z
  .object({ rumiId: uuid, ok: z.boolean(), reasons: z.array(eligibilityReason) })
  .meta({
    description:
      'ok true with reasons is a yes that waits: for medical records to be looked at (codes that end in -unverified), or for the evaluation of a first day (evaluation-first-day). The booking is taken, and confirmed by these; owner-unidentified is settled at arrival and delays nothing.',
  })
export type DogEligibility = z.output<typeof dogEligibility>

/** Until when a booking is given up for nothing, what is kept of its price after that, and what that would be now. */
export const cancellation: z.ZodType<Cancellation> = z.object({
  freeUntil: instant.nullable(),
  keepPercent: z.int(),
  keptCentavos: centavos,
})

/** Whoever collects later than that pays for each dog and started hour; null where nothing is asked. */
export const latePickup: z.ZodType<LatePickupSaid | null> = z
  .object({ after: z.string().nullable(), graceMinutes: z.int(), perHourCentavos: centavos })
  .nullable()

export const quote = z.object({
  /** Empty where the price is agreed on with the desk, as an event's is; the amounts are null then. */
  lines: z.array(priceLine),
  subtotalCentavos: centavos.nullable(),
  ivaCentavos: centavos.nullable(),
  totalCentavos: centavos.nullable(),
  /** What is due when it is booked, of the stay and of all that is added to it. */
  depositCentavos: centavos,
  /** Until when the deposit is paid, where there is one. */
  depositUntil: instant,
  /** Whether its place is released where it is not paid until then. */
  depositReleases: z.boolean(),
  /** Included in the total. */
  ivaPercent: z.int(),
  /** Of what is booked itself; each addition has its own terms. */
  cancellation,
  lateArrival: z.string(),
  latePickup,
  /** The season that these terms are of, where it has some of its own. */
  season: z.string().nullable(),
  eligibility: z.array(dogEligibility),
  /** Until when a booking with `papersLater` would hold the place; null where nothing is missing, or more than medical records. */
  papersHeldUntil: instant.nullable(),
  /** What is missing of a dog without forbidding anything, and what to do about it. */
  hints: z.array(z.object({ rumiId: uuid, code: z.enum(quoteHintCodes), message: z.string() })),
  /** Why nothing is left at that time for these dogs together, with the nearest stays that could be had; null where there is room. */
  noPlace: z
    .object({
      lack: z.enum(placeLacks),
      message: z.string(),
      alternatives: z.array(z.object({ start: day, end: day })),
    })
    .nullable(),
  /** What each pass would pay, in the order in which they do. */
  passes: z.array(z.object({ passId: uuid, units: z.int() })),
  /** What is asked for inside the stay; its amounts are among the lines. */
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
  /** Whether it is offered inside a day or a stay. */
  isExtra: z.boolean(),
})
export type CatalogService = z.output<typeof catalogService>

/** A plan of the public pages by what addresses call it, and what it leads to. */
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
    .array(askedTime)
    .min(1, { error: 'Elige al menos un día.' })
    .max(60, { error: 'Reserva 60 días a lo más de una vez.' })
    .refine((days) => new Set(days).size === days.length, { error: 'Un día aparece dos veces.' }),
  notes: text(500).optional(),
  papersLater,
  expectedTotalCentavos,
})

/** A booking as a change would leave it, and what is still to be done inside it: at which hours, or given up. */
export const changePreview = z.object({
  data: z.object({
    serviceBooking: bookings.record,
    addOns: z.array(bookings.record),
    /** Of what was paid for all of it, what it would no longer cost: it goes back or stays in the client's favour. */
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
      /** How long a visit takes where that is not the service's own time: several dogs, a large one, a longer party. */
      minutes: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, { error: 'Escribe los minutos en cifras.' })
        .optional(),
      /** Of the dogs of a family that would sleep in one room, in kilos: `14.2,-` is one of 14.2 kg with one that was never weighed. */
      weights: z.string().regex(askedWeights, { error: 'Escribe los pesos en kilos.' }).optional(),
      /** A booking of the caller's that is to be moved: what it holds counts as free. */
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
      /** A booking of the same dogs that is to be moved here: what a pass paid for it counts as given back. */
      moving: uuid.optional(),
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
  /** Takes back an entry, an exit or a no-show, with what it freed; the state it is taken back from is named, so that nothing is reversed twice. */
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
