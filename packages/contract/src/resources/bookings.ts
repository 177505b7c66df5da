import { z } from 'zod'
import {
  requestedTime,
  centavos,
  day,
  dayOrInstant,
  instant,
  nameText,
  stamps,
  text,
  uuid,
  version,
} from '../fields.ts'
import { defineResource } from '../resource.ts'
import { moneyChoices } from '../rules/money/cancellation.ts'
import { agreedReasonLength } from '../rules/money/agreed-price.ts'
import { bookingAwaits } from '../rules/bookings/awaited-reasons.ts'
import { bookingStatuses, reversalReasonLength } from '../rules/bookings/booking-states.ts'
import { evaluationResults } from '../rules/dogs/medical-record-kinds.ts'
import { overrideReasonLength } from '../rules/dogs/eligibility-override.ts'

/** One explained amount of a quote or a booking; discounts are negative. */
export const priceLine = z.object({ label: z.string(), amountCentavos: z.int() })
export type PriceLine = z.output<typeof priceLine>

/** Add-on for dogs of a stay, all of them by default; it ends when done. */
export const addOnRequest = z.strictObject({
  serviceId: uuid,
  start: requestedTime,
  rumiIds: z
    .array(uuid)
    .min(1, { error: 'Elige para quién es.' })
    .max(10, { error: 'Elige a 10 a lo más.' })
    .optional(),
})

/** Total shown to the user. If it differs, nothing is booked (docs/decisions/130-prices-as-shown.md). */
export const expectedTotalCentavos = centavos.optional()

const bookedDogs = z
  .array(uuid)
  .min(1, { error: 'Elige quién viene.' })
  .max(10, { error: 'Reserva para 10 a lo más.' })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Elige a cada quien una sola vez.' })

/** Requested booking: a service, dogs, `start` and `end`. */
export const bookingRequest = z.strictObject({
  serviceId: uuid,
  rumiIds: bookedDogs,
  start: requestedTime,
  end: requestedTime,
  /** The pass that is to pay; without it, whichever the owner has that pays for the days. */
  passId: uuid.optional(),
  /**
   * Add-ons of a day or stay, such as a bath before going home. Each is a booking of its own; all or none.
   */
  addOns: z.array(addOnRequest).max(4, { error: 'Agrega 4 servicios a lo más.' }).optional(),
})

/**
 * Overrides a dog's medical-record requirements. Needs the permission; the reason is stored
 * (docs/domain.md#medical-records).
 */
const override = z.strictObject({ reason: text(overrideReasonLength.max, overrideReasonLength.min) })

/**
 * Holds the place although medical records are missing, until they are uploaded or the hold ends (`papersHeldUntil` of the quote).
 */
export const papersLater = z.literal(true).optional()

/** Grooms the dogs at the same time, each with a groomer of its own. Each dog is a booking of its own; all or none. */
export const sideBySide = z.literal(true).optional()

/** Records that the owner showed an identification; with check-in alone. */
const identified = z.literal(true).optional()

/** Price of an event, IVA included, and what it includes. Only the desk may set it. */
const agreedPrice = z.strictObject({
  totalCentavos: centavos,
  reason: text(agreedReasonLength.max, agreedReasonLength.min),
})

/** Results of the evaluation that dogs have on their first day, recorded by the desk as they arrive. */
const evaluations = z
  .array(
    z.strictObject({
      rumiId: uuid,
      result: z.enum(evaluationResults, { error: 'Elige el resultado de la evaluación.' }),
      notes: text(1000).optional(),
      /** Usual play group of the dog. */
      playGroupId: uuid.nullable().optional(),
    }),
  )
  .max(10, { error: 'Anota 10 evaluaciones a lo más.' })
  .optional()

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
    /** The total where it was agreed on with the desk; null where it comes from the catalogue. */
    agreedCentavos: centavos.nullable(),
    /** Fee of a cancelled booking, or payments of a missed one; otherwise 0. */
    keptCentavos: centavos,
    /** Unpaid part of the fee of a cancelled booking; 0 of every other. */
    owedCentavos: centavos,
    notes: z.string(),
    /** Pending checks before confirmation: medical records, and the evaluation of a dog on its first day. */
    awaits: z.array(z.enum(bookingAwaits)),
    /** Time until which the place is held while a medical record is missing; null if the owner owes none. */
    heldUntil: instant.nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    ...bookingRequest.shape,
    /** Owner of the dogs, for the desk. Ignored for owners, who book for themselves. */
    clientId: uuid.optional(),
    /** The room or person by name or id, chosen by staff. */
    resource: nameText.optional(),
    notes: text(500).optional(),
    override: override.optional(),
    agreedPrice: agreedPrice.optional(),
    papersLater,
    sideBySide,
    /** Checks the dogs in at once. Desk only. */
    checkIn: z.boolean().optional(),
    identified,
    evaluations,
    /** The visitor's request that this booking answers; the desk alone may name it. */
    messageId: uuid.optional(),
    expectedTotalCentavos,
  }),
  update: z.strictObject({
    status: z.enum(bookingStatuses, { error: 'Elige un estado de la lista.' }).optional(),
    start: requestedTime.optional(),
    end: requestedTime.optional(),
    /** Add-ons cancelled with the move, because they cannot move along. */
    withoutAddOns: z.array(uuid).max(20, { error: 'Deja fuera 20 servicios a lo más.' }).optional(),
    /** The room or person by name or id, chosen by staff. */
    resource: nameText.optional(),
    notes: text(500).optional(),
    /** All dogs of the booking as the desk corrects them, of the same owner, until they leave. */
    rumiIds: bookedDogs.optional(),
    /** Reason for correcting the dogs; required where they are checked in. */
    reason: text(reversalReasonLength.max, reversalReasonLength.min).optional(),
    agreedPrice: agreedPrice.optional(),
    /** Reason to admit dogs whose medical records do not allow it. Sent with check-in or with `rumiIds`. */
    override: override.optional(),
    identified,
    evaluations,
    version: version.optional(),
    /**
     * Choice for the money of a cancelled booking, or for money above a reduced price. Without it, money of a
     * cancelled booking waits for the desk, and money above the price becomes credit.
     */
    money: z.enum(moneyChoices, { error: 'Di si se devuelve, queda a favor o se retiene.' }).optional(),
    /** Id under which the desk may undo the step for some seconds; its effects follow after that. */
    undoId: uuid.optional(),
  }),
  /** And by its dogs and its client. */
  search: ['notes'],
  sortable: ['start'],
  filters: z.object({
    status: z.enum(bookingStatuses),
    serviceId: uuid,
    clientId: uuid,
    /** A dog that comes. */
    rumiId: uuid,
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
