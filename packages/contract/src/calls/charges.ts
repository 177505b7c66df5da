import { z } from 'zod'
import { centavos, day, text, uuid } from '../fields.ts'
import { paymentTarget, payments } from '../resources/payments.ts'
import { deskMethods, ledgerMethods, paymentKinds } from '../rules/payments.ts'
import { defineCall } from './call.ts'

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

const due = z.object({
  clientId: uuid,
  /** What the client has in their favour. */
  creditCentavos: centavos,
  /** How the client paid at the desk the last time; in cash where they never did. */
  usualMethod: z.enum(deskMethods).exclude(['credit']),
  /** What is due first; at most a hundred. */
  lines: z.array(dueLine),
})
export type Due = z.output<typeof due>

const methodTotal = z.object({
  method: z.enum(ledgerMethods),
  rows: z.int(),
  /** Tips included, as is what went back. */
  receivedCentavos: centavos,
  returnedCentavos: centavos,
  tipCentavos: centavos,
})
export type MethodTotal = z.output<typeof methodTotal>

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
    body: z.strictObject({
      payments: z
        .array(
          z.strictObject({
            target: paymentTarget,
            method: z.enum(deskMethods, { error: 'Di cómo se pagó.' }),
            amountCentavos: centavos.min(1, { error: 'Escribe cuánto se pagó.' }),
            tipCentavos: centavos.optional(),
            tipFor: uuid.optional(),
            reference: text(80).optional(),
          }),
        )
        .min(1, { error: 'Elige qué se cobra.' })
        .max(100, { error: 'Cobra a lo más 100 cosas a la vez.' }),
    }),
    namesOne: true,
    answer: z.object({ data: z.object({ payments: z.array(payments.record) }) }),
    failure: 'Error charging',
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
