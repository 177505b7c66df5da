import { z } from 'zod'
import { centavos, day, instant, text, uuid } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { deskMethods, ledgerMethods, paymentKinds, paymentStatuses } from '../rules/money/payments.ts'

/** Subject of a payment. */
export const paymentTarget = z.union(
  [z.strictObject({ bookingId: uuid }), z.strictObject({ orderId: uuid }), z.strictObject({ passId: uuid })],
  { error: 'Di qué se paga: una reserva, un pedido o un pase.' },
)
export type PaymentTarget = z.output<typeof paymentTarget>

/** Part of a payment for one booking, pass, order or fee. */
export const paymentAllocation = z.object({
  id: uuid,
  target: paymentTarget.nullable(),
  amountCentavos: centavos,
  tipCentavos: centavos,
  returnedCentavos: centavos,
})
export type PaymentAllocation = z.output<typeof paymentAllocation>

const amountCentavos = centavos.min(1, { error: 'Escribe cuánto se pagó.' })

/**
 * The ledger of payments: one row for each movement of money, in or out, and each credit, whatever they were for. Rows never change: a mistake is
 * returned and written again.
 */
export const payments = defineResource({
  name: 'payments',
  path: '/payments',
  one: 'payment',
  many: 'payments',
  id: 'id',
  record: z.object({
    id: uuid,
    kind: z.enum(paymentKinds),
    /** Null for credit without a subject, and for a payment of several subjects. */
    target: paymentTarget.nullable(),
    /** Amount paid for each thing, and how much of it was returned. They add up to the payment; a refund may name one of them. */
    allocations: z.array(paymentAllocation),
    /** Null for a sale at the counter to a stranger. */
    clientId: uuid.nullable(),
    method: z.enum(ledgerMethods),
    amountCentavos: centavos,
    /** Above the amount; it is the staff's. */
    tipCentavos: centavos,
    /** The groomer or trainer whose tip it is; null where it is everybody's. */
    tipFor: uuid.nullable(),
    /** Part returned or credited since. */
    returnedCentavos: centavos,
    reference: z.string(),
    reason: z.string(),
    status: z.enum(paymentStatuses),
    /** Payment that a refund, or the credit in its place, returns. */
    refundOf: uuid.nullable(),
    cashDayId: uuid.nullable(),
    /** Time the money moved; null while pending. */
    receivedAt: instant.nullable(),
    receivedBy: uuid.nullable(),
    createdAt: instant,
  }),
  create: z.strictObject({
    /**
     * Payment, or credit: a gift to a client with a reason, or, with a target, money received above its
     * price.
     */
    kind: z.enum(['payment', 'credit'], { error: 'Di si es un pago o un saldo a favor.' }).optional(),
    target: paymentTarget.optional(),
    clientId: uuid.optional(),
    method: z.enum(deskMethods, { error: 'Di cómo se pagó.' }),
    amountCentavos,
    tipCentavos: centavos.optional(),
    tipFor: uuid.optional(),
    reference: text(80).optional(),
    reason: text(200).optional(),
  }),
  update: z.strictObject({}),
  filters: z.object({
    kind: z.enum(paymentKinds),
    method: z.enum(ledgerMethods),
    status: z.enum(paymentStatuses),
    clientId: uuid,
    bookingId: uuid,
    orderId: uuid,
    passId: uuid,
    cashDayId: uuid,
    refundOf: uuid,
    /** Local days on which the money moved, or was recorded if it is pending. */
    from: day,
    to: day,
  }),
  /** Looks for whose it is, too. */
  search: ['reference'],
  /** By when the money moved, too, or when it was written down where it has not yet. */
  sortable: ['createdAt', 'receivedAt'],
  verbs: {
    list: { access: 'staff', failure: 'Error fetching payments' },
    create: { access: 'staff', failure: 'Error creating payment' },
    read: { access: 'staff', failure: 'Error fetching payment' },
  },
})
