import { z } from 'zod'
import { centavos, day, instant, text, uuid } from '../../fields.ts'
import { orders } from '../../resources/orders.ts'
import { paymentTarget, payments } from '../../resources/payments.ts'
import { discountAccess, discountReasonLength } from '../../rules/money/discounts.ts'
import { moneyChoices } from '../../rules/money/cancellation.ts'
import { deskMethods, ledgerMethods, paymentKinds } from '../../rules/money/payments.ts'
import { defineCall } from '../call.ts'

const dueLine = z.object({
  target: paymentTarget,
  /** What it is, in words. */
  concept: z.string(),
  costCentavos: centavos,
  paidCentavos: centavos,
  leftCentavos: centavos,
  /** Its time to be paid has come: the visit is over or ends today, or somebody waits for it to be paid. */
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
  /** What it is, in words. */
  concept: z.string(),
  clientId: uuid.nullable(),
  /** Whose it is; empty where nobody in particular paid. */
  clientName: z.string(),
  paidCentavos: centavos,
  keptCentavos: centavos,
  /** What was paid beyond what is kept. */
  returnCentavos: centavos,
  /** Its latest payment of which something is left. */
  paymentId: uuid,
})
export type MoneyToReturn = z.output<typeof moneyToReturn>

const due = z.object({
  clientId: uuid,
  /** What the client has in their favour. */
  creditCentavos: centavos,
  /** How the client paid at the desk the last time; in cash where they never did. */
  usualMethod: z.enum(deskMethods).exclude(['credit']),
  /** What is due first; at most a hundred. */
  lines: z.array(dueLine),
  /** What is asked by now for dogs in the house that were to be collected before; it is in no line until it is charged. */
  lateFees: z.array(lateFee),
  /** What was paid for something that was given up, beyond what is kept of it, and waits for the desk. */
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

/** Of what is added in a charge, the one that stands at this place of the list. */
const addedTarget = z.strictObject({ extra: z.int().min(0).max(19) })
const chargedTarget = z.union([paymentTarget, addedTarget], {
  error: 'Di qué se cobra: una reserva, un pedido, un pase o lo que se agrega.',
})
export type ChargedTarget = z.output<typeof chargedTarget>

/** What is shown for it before it is charged; it is refused where it costs something else by now. */
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
  /** What was shown; the server finds the amount itself. */
  expectedCentavos: centavos.min(1, { error: 'Escribe cuánto cuesta la recogida tarde.' }),
  waived: z.boolean({ error: 'Di si se perdona.' }),
})
export type ChargeLateFee = z.output<typeof chargedLateFee>

const chargeBody = {
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
  /** What is added while the dogs of a booking go home: all of it is sold in the charge, or nothing is. */
  added: z
    .strictObject({
      bookingId: uuid,
      extras: z.array(extra).min(1).max(20, { error: 'Agrega a lo más 20 cosas a la vez.' }),
    })
    .optional(),
  /** What collecting late costs, put on the price of a booking before it is paid, or waived; refused where it is another amount by now. */
  lateFee: chargedLateFee.optional(),
  /** The cash that was handed over, from which the receipt tells the change. */
  receivedCentavos: centavos.optional(),
}

/** What is taken off bookings of the charge, before they are paid. */
const discount = z.strictObject({
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
  /** What becomes of what was paid beyond the price then, which is never retained; without a word nothing is taken off what is paid. */
  money: z.enum(moneyChoices, { error: 'Di si se devuelve, queda a favor o se retiene.' }).optional(),
})
export type ChargeDiscount = z.output<typeof discount>

const charged = z.object({ data: z.object({ payments: z.array(payments.record) }) })

/** What a family owes, charging it at once, and what the ledger holds of a span of days. */
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
      .refine(({ payments: paid, added, lateFee: fee }) => paid.length > 0 || added || fee, {
        error: 'Elige qué se cobra.',
        path: ['payments'],
      }),
    namesOne: true,
    answer: charged,
    failure: 'Error charging',
  }),
  /** The same with something taken off what is left of bookings, for a reason that is kept; of one that is wholly taken off nothing is paid. */
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
  /** What was paid by anybody for something that was given up and waits to be returned, the longest first; at most a hundred. */
  toReturn: defineCall({
    name: 'payments.toReturn',
    method: 'GET',
    path: '/payments/to-return',
    access: 'staff',
    status: 200,
    answer: z.object({ data: z.object({ toReturn: z.array(moneyToReturn) }) }),
    failure: 'Error fetching what is to be returned',
  }),
  /** The sums by method of what a list of payments with the same filters holds; what is pending or failed is in none. */
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
}
