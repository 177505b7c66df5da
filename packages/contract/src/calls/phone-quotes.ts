import { z } from 'zod'
import { day, nameText, phone, requestedTime, text, uuid } from '../fields.ts'
import { addOnRequest, bookings, expectedTotalCentavos, sideBySide } from '../resources/bookings.ts'
import { clients } from '../resources/clients.ts'
import { dogs } from '../resources/dogs.ts'
import { waitingList } from '../resources/waiting-list.ts'
import { placeLacks } from '../rules/bookings/availability.ts'
import { quote } from './booking.ts'
import { defineCall } from './call.ts'

const weightKg = dogs.create.shape.weightKg.unwrap()

const dogsByWeight = <Shape extends z.ZodRawShape>(dog: z.ZodObject<Shape>) =>
  z.array(dog).min(1, { error: 'Di cuánto pesa.' }).max(10, { error: 'Cotiza para 10 a lo más.' })

/** Visit of dogs that nobody has written down yet, each known by its weight. */
const visitByWeight = {
  serviceId: uuid,
  dogs: dogsByWeight(z.strictObject({ weightKg })),
  start: requestedTime,
  end: requestedTime,
  sideBySide,
  /** Further services of the stay, for all its dogs. */
  addOns: z
    .array(addOnRequest.omit({ rumiIds: true }))
    .max(4, { error: 'Agrega 4 servicios a lo más.' })
    .optional(),
}

/** Price, terms and availability of a visit of dogs that nobody has written down yet. */
export const phoneQuote = quote.omit({ eligibility: true, hints: true, noPlace: true, passes: true }).extend({
  availability: z.object({
    isFree: z.boolean(),
    /** Room or person that a booking would get now; null where the service counts places, or without a free one. */
    resource: z.string().nullable(),
    /** Places, rooms or people left on the fullest day. */
    remaining: z.int(),
    /** Reason why there is no place, with its sentence. */
    lack: z.enum(placeLacks).nullable(),
    message: z.string().nullable(),
    /** Nearest stays of the same length that have a room. */
    alternatives: z.array(z.object({ start: day, end: day })),
    /** True if another time would help, so that the family may wait for a place. */
    mayWait: z.boolean(),
  }),
  /** Medical records that dogs never seen before bring for this service. */
  missing: z.array(z.string()),
})
export type PhoneQuote = z.output<typeof phoneQuote>

/** Quotes by telephone, and the booking or waiting entry that follows from one. */
export const phoneQuotes = {
  /** Prices a visit and finds its place as for a real booking. Creates nothing. */
  create: defineCall({
    name: 'phoneQuotes.create',
    costly: true,
    method: 'POST',
    path: '/phoneQuotes',
    access: 'desk',
    status: 200,
    body: z.strictObject(visitByWeight),
    answer: z.object({ data: z.object({ quote: phoneQuote }) }),
    failure: 'Error quoting by telephone',
  }),
  /**
   * Creates the client and the dogs, and holds the place until the medical records are due. Without a place it enters them into the
   * waiting list.
   */
  hold: defineCall({
    name: 'phoneQuotes.hold',
    method: 'POST',
    path: '/phoneQuotes/hold',
    access: 'desk',
    status: 201,
    body: z.strictObject({
      ...visitByWeight,
      dogs: dogsByWeight(z.strictObject({ weightKg, name: nameText.optional() })),
      name: nameText,
      /** Without it, the words after the given name. */
      lastName: nameText.optional(),
      phone: phone.refine((written) => written.trim() !== '', { error: 'Escribe su teléfono.' }),
      notes: text(500).optional(),
      expectedTotalCentavos,
    }),
    answer: z.object({
      data: z.object({
        user: clients.record,
        rumis: z.array(dogs.record),
        serviceBooking: bookings.record.nullable(),
        waitingEntry: waitingList.record.nullable(),
      }),
    }),
    failure: 'Error holding a place by telephone',
  }),
}
