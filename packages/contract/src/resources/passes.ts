import { z } from 'zod'
import { centavos, day, instant, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { beyondMoney } from '../rules/money/cancellation.ts'
import { deskMethods, ledgerMethods } from '../rules/money/payments.ts'
import { passKindPattern, passStatuses, type PassKind } from '../rules/passes/pass-kinds.ts'
import { serviceTypes } from '../rules/bookings/service-types.ts'
import { priceLine } from './bookings.ts'

/** Which of them are sold is a setting of the house. */
const passKind = z
  .string({ error: 'Elige un pase de la lista.' })
  .regex(passKindPattern, { error: 'Elige un pase de la lista.' }) as unknown as z.ZodType<PassKind, PassKind>

/** How the whole price of a pass was paid. */
const payment = z.strictObject({
  method: z.enum(deskMethods, { error: 'Di cómo se pagó.' }),
  reference: text(80).optional(),
})

/**
 * Prepaid days and sessions. Owners ask for one, or withdraw that; the desk marks it as paid, and from then on it pays. Cancelling a paid
 * one ends what is left of it: one that has paid for something stays, with those units and their share of the price.
 */
export const passes = defineResource({
  name: 'passes',
  path: '/passes',
  one: 'pass',
  many: 'passes',
  id: 'id',
  owner: 'ownerId',
  record: z.object({
    id: uuid,
    ownerId: uuid,
    kind: passKind,
    serviceType: z.enum(serviceTypes),
    units: z.int(),
    unitsLeft: z.int(),
    validFrom: day,
    validUntil: day.nullable(),
    status: z.enum(passStatuses),
    lines: z.array(priceLine),
    totalCentavos: centavos,
    /** What is still to be paid of one that was asked for, or of one whose money went back; until then it pays for nothing. */
    leftCentavos: centavos,
    paidAt: instant.nullable(),
    paymentMethod: z.enum(ledgerMethods).nullable(),
    paymentReference: z.string(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    kind: passKind,
    ownerId: uuid.optional(),
    validFrom: day.optional(),
    /** Only the desk may say so: it has the money in its hands, and the pass counts from now on. */
    payment: payment.optional(),
  }),
  update: z.strictObject({
    status: z.enum(['active', 'cancelled'], { error: 'Elige un estado de la lista.' }),
    /** How it was paid; a pass becomes active by nothing else. */
    payment: payment.optional(),
    /** What becomes of what was paid for the units that are left, where the desk ends one that is paid. */
    money: z.enum(beyondMoney, { error: 'Di si se devuelve o queda a favor.' }).optional(),
    version: version.optional(),
  }),
  filters: z.object({ ownerId: uuid, status: z.enum(passStatuses) }),
  verbs: {
    list: { access: 'own-or-staff', failure: 'Error fetching passes' },
    create: { access: 'own-or-desk', failure: 'Error creating pass' },
    update: { access: 'own-or-desk', failure: 'Error updating pass' },
  },
})
