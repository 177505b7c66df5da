import { z } from 'zod'
import { centavos, day, instant, text, uuid } from '../../fields.ts'
import { orders } from '../../resources/orders.ts'
import { paymentTarget, payments } from '../../resources/payments.ts'
import { discountAccess, discountReasonLength } from '../../rules/money/discounts.ts'
import { moneyChoices } from '../../rules/money/cancellation.ts'
import { deskMethods, ledgerMethods, paymentKinds } from '../../rules/money/payments.ts'
import { defineCall } from '../call.ts'
import { lastDayAnswer } from '../last-day.ts'

const dueLine = z.object({
  target: paymentTarget,
  /** Description. */
  concept: z.string(),
  costCentavos: centavos,
  paidCentavos: centavos,
  leftCentavos: centavos,
  /** True if it is due for payment: the visit is over or ends today, or a payment is expected. */
  isDue: z.boolean(),
})
export type DueLine = z.output<typeof dueLine>

const lateFee = z.object({
  bookingId: uuid,
  /** Until when its dogs were to be collected. */
  dueAt: instant,
  minutesLate: z.int(),
  feeCentavos: centavos,
})
export type LateFee = z.output<typeof lateFee>

const moneyToReturn = z.object({
  target: paymentTarget,
  /** Description. */
  concept: z.string(),
  clientId: uuid.nullable(),
  /** Client's name; empty for an anonymous payer. */
  clientName: z.string(),
  paidCentavos: centavos,
  keptCentavos: centavos,
  /** Amount paid above what is retained. */
  returnCentavos: centavos,
  /** Its latest payment of which something is left. */
  paymentId: uuid,
})
export type MoneyToReturn = z.output<typeof moneyToReturn>

const due = z.object({
  clientId: uuid,
  /** Client's credit. */
  creditCentavos: centavos,
  /** Last payment method of the client at the desk; cash by default. */
  usualMethod: z.enum(deskMethods).exclude(['credit']),
  /** Due lines, earliest first; at most 100. */
  lines: z.array(dueLine),
  /** Late pick-up fees so far for dogs that are overdue. They are in no line until charged. */
  lateFees: z.array(lateFee),
  /** Refunds of cancelled things that wait for the desk. */
  toReturn: z.array(moneyToReturn),
})
export type Due = z.output<typeof due>

export const methodTotal = z.object({
  method: z.enum(ledgerMethods),
  rows: z.int(),
  /** Tips included, as is what went back. */
  receivedCentavos: centavos,
  returnedCentavos: centavos,
  tipCentavos: centavos,
})
export type MethodTotal = z.output<typeof methodTotal>

/** Index into the charge's new add-ons. */
const addedTarget = z.strictObject({ extra: z.int().min(0).max(19) })
const chargedTarget = z.union([paymentTarget, addedTarget], {
  error: 'Di qué se cobra: una reserva, un pedido, un pase o lo que se agrega.',
})
export type ChargedTarget = z.output<typeof chargedTarget>

/** Total shown before the charge. The charge is rejected if the total has changed. */
const expectedTotalCentavos = centavos

/** Products that leave at once, or a service that was done with dogs of the booking before they go home. */
const extra = z.union(
  [
    z.strictObject({ items: orders.create.shape.items, expectedTotalCentavos }),
    z.strictObject({
      serviceId: uuid,
      rumiIds: z.array(uuid).min(1, { error: 'Elige para quién es.' }).max(10),
      expectedTotalCentavos,
    }),
  ],
  { error: 'Elige un producto o un servicio de la lista.' },
)
export type ChargeExtra = z.output<typeof extra>

const chargedLateFee = z.strictObject({
  bookingId: uuid,
  /** Amount shown. The server computes the amount itself. */
  expectedCentavos: centavos.min(1, { error: 'Escribe cuánto cuesta la recogida tarde.' }),
  waived: z.boolean({ error: 'Di si se perdona.' }),
})
export type ChargeLateFee = z.output<typeof chargedLateFee>

export const chargeBody = {
  payments: z
    .array(
      z.strictObject({
        target: chargedTarget,
        method: z.enum(deskMethods, { error: 'Di cómo se pagó.' }),
        amountCentavos: centavos.min(1, { error: 'Escribe cuánto se pagó.' }),
        tipCentavos: centavos.optional(),
        tipFor: uuid.optional(),
        reference: text(80).optional(),
      }),
    )
    .max(100, { error: 'Cobra a lo más 100 cosas a la vez.' }),
  /** Add-ons sold at departure: all in this charge, or none. */
  added: z
    .strictObject({
      bookingId: uuid,
      extras: z.array(extra).min(1).max(20, { error: 'Agrega a lo más 20 cosas a la vez.' }),
    })
    .optional(),
  /** Late pick-up fee to add to a booking or waive before payment. Rejected if the amount has changed. */
  lateFees: z.array(chargedLateFee).max(20).optional(),
  /** Cash received; the receipt shows the change. */
  receivedCentavos: centavos.optional(),
}

/** Discounts on bookings of the charge, applied before payment. */
export const discount = z.strictObject({
  reason: text(
    discountReasonLength.max,
    discountReasonLength.min,
    'Escribe por qué se descuenta, con al menos 5 letras.',
  ),
  of: z
    .array(
      z.strictObject({
        target: chargedTarget,
        amountCentavos: centavos.min(1, { error: 'Escribe cuánto se descuenta.' }),
      }),
    )
    .min(1, { error: 'Escribe cuánto se descuenta.' })
    .max(100),
  /**
   * Choice for money paid above the reduced price, which is never retained. Without it the paid amount is not
   * reduced.
   */
  money: z.enum(moneyChoices, { error: 'Di si se devuelve, queda a favor o se retiene.' }).optional(),
})
export type ChargeDiscount = z.output<typeof discount>

const charged = z.object({ data: z.object({ payments: z.array(payments.record) }) })

/** Amounts due of a family, its charge, and the payments of a span of days. */
export const chargeCalls = {
  /** Everything of a client that is not paid whole: bookings, orders and passes. */
  due: defineCall({
    name: 'payments.due',
    method: 'GET',
    path: '/dues/:id',
    access: 'staff',
    status: 200,
    params: z.object({ id: z.string() }),
    answer: z.object({ data: z.object({ due }) }),
    failure: 'Error fetching what is owed',
  }),
  /** Writes down several payments of one charge: all of them or none. */
  charge: defineCall({
    name: 'payments.charge',
    method: 'POST',
    path: '/charges',
    access: 'desk',
    status: 201,
    body: z
      .strictObject(chargeBody)
      .refine(({ payments: paid, added, lateFees }) => paid.length > 0 || added || lateFees?.length, {
        error: 'Elige qué se cobra.',
        path: ['payments'],
      }),
    namesOne: true,
    answer: charged,
    failure: 'Error charging',
  }),
  /**
   * Charges with discounts on the unpaid rest of bookings, each with a stored reason. Nothing is paid for a
   * booking discounted in full.
   */
  discounted: defineCall({
    name: 'discounts.charge',
    method: 'POST',
    path: '/charges/discounted',
    access: discountAccess,
    status: 201,
    body: z.strictObject({ ...chargeBody, discount }),
    namesOne: true,
    answer: charged,
    failure: 'Error charging',
  }),
  /** Refunds of cancelled things of all clients that are pending, oldest first; at most 100. */
  toReturn: defineCall({
    name: 'payments.toReturn',
    method: 'GET',
    path: '/payments/to-return',
    access: 'staff',
    status: 200,
    answer: z.object({ data: z.object({ toReturn: z.array(moneyToReturn) }) }),
    failure: 'Error fetching what is to be returned',
  }),
  /** Sums of settled payments by method, for the filters of the list. */
  totals: defineCall({
    name: 'payments.totals',
    method: 'GET',
    path: '/payments/totals',
    access: 'staff',
    status: 200,
    query: z.strictObject({
      from: day.optional(),
      to: day.optional(),
      kind: z.enum(paymentKinds).optional(),
      method: z.enum(ledgerMethods).optional(),
      search: text(80).optional(),
    }),
    answer: z.object({ data: z.object({ totals: z.array(methodTotal) }) }),
    failure: 'Error fetching payment totals',
  }),
  lastDay: defineCall({
    name: 'payments.lastDay',
    method: 'GET',
    path: '/payments/last-day',
    access: 'staff',
    status: 200,
    answer: lastDayAnswer,
    failure: 'Error fetching last day',
  }),
}
