import { z } from 'zod'
import { askedTime, centavos, day, dayOrInstant, nameText, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { bookingStatuses } from '../rules/booking-states.ts'
import { overrideReasonLength } from '../rules/eligibility-override.ts'

/** One explained amount of a quote or a booking; discounts are negative. */
export const priceLine = z.object({ label: z.string(), amountCentavos: z.int() })
export type PriceLine = z.output<typeof priceLine>

/** What is asked for: a service, for some dogs, from `start` to `end`. */
export const bookingRequest = z.strictObject({
  serviceId: uuid,
  rumiIds: z
    .array(uuid)
    .min(1, { error: 'Elige al menos a un rumi.' })
    .max(10, { error: 'Reserva para 10 rumis a lo más.' })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'Un rumi aparece dos veces.' }),
  start: askedTime,
  end: askedTime,
  /** The pass that is to pay; without it, whichever the owner has that pays for the days. */
  passId: uuid.optional(),
})

/** Lets a dog in against its papers; only who has the right may send it, and the reason is kept (domain: papers). */
const override = z.strictObject({ reason: text(overrideReasonLength.max, overrideReasonLength.min) })

export const bookings = defineResource({
  name: 'bookings',
  path: '/serviceBookings',
  one: 'serviceBooking',
  many: 'serviceBookings',
  id: 'id',
  owner: 'clientId',
  record: z.object({
    id: uuid,
    clientId: uuid,
    serviceId: uuid,
    rumiIds: z.array(uuid),
    start: dayOrInstant,
    end: dayOrInstant,
    status: z.enum(bookingStatuses),
    resource: z.string().nullable(),
    lines: z.array(priceLine),
    totalCentavos: centavos,
    notes: z.string(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    ...bookingRequest.shape,
    clientId: uuid.optional(),
    /** The room or person by name or id, chosen by staff. */
    resource: nameText.optional(),
    notes: text(500).optional(),
    override: override.optional(),
  }),
  update: z.strictObject({
    status: z.enum(bookingStatuses, { error: 'Elige un estado de la lista.' }).optional(),
    start: askedTime.optional(),
    end: askedTime.optional(),
    /** The room or person by name or id, chosen by staff. */
    resource: nameText.optional(),
    notes: text(500).optional(),
    version: version.optional(),
  }),
  filters: z.object({
    status: z.enum(bookingStatuses),
    serviceId: uuid,
    clientId: uuid,
    from: day,
    to: day,
  }),
  verbs: {
    list: { access: 'own-or-staff', failure: 'Error fetching service bookings' },
    create: { access: 'own-or-desk', failure: 'Error creating service booking' },
    update: { access: 'own-or-desk', method: 'PUT', failure: 'Error updating service booking' },
    remove: { access: 'own-or-desk', failure: 'Error deleting service booking' },
  },
})
