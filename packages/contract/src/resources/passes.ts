import { z } from 'zod'
import { centavos, day, instant, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { beyondMoney } from '../rules/money/cancellation.ts'
import { deskMethods, moneyMethods } from '../rules/money/payments.ts'
import { passKindPattern, passStatuses, type PassKind } from '../rules/passes/pass-kinds.ts'
import { serviceTypes } from '../rules/bookings/service-types.ts'
import { priceLine } from './bookings.ts'

/** A setting decides which passes are on sale. */
const passKind = z
  .string({ error: 'Elige un pase de la lista.' })
  .regex(passKindPattern, { error: 'Elige un pase de la lista.' }) as unknown as z.ZodType<PassKind, PassKind>

/** Full payment of a pass. */
const payment = z.strictObject({
  method: z.enum(deskMethods, { error: 'Di cómo se pagó.' }),
  reference: text(80).optional(),
})

/**
 * Prepaid days and sessions. Owners request a pass or withdraw the request. The desk marks it as paid, and
 * from then on it pays. Cancelling a paid pass ends its remaining units; a used pass stays with its used
 * units and their share of the price.
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
    /** Unpaid rest of a requested or refunded pass. Until it is paid, the pass pays for nothing. */
    leftCentavos: centavos,
    paidAt: instant.nullable(),
    paymentMethod: z.enum(moneyMethods).nullable(),
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
    /** Payment, the only way to activate a pass. */
    payment: payment.optional(),
    /** Choice for the money of the remaining units when the desk ends a paid pass. */
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
