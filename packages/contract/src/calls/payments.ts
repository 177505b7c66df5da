import { z } from 'zod'
import { centavos, instant, text, uuid } from '../fields.ts'
import { payments } from '../resources/payments.ts'
import { cashMovementKinds } from '../rules/cash-days.ts'
import { deskMethods, ledgerMethods } from '../rules/payments.ts'
import { defineCall } from './call.ts'

const params = z.object({ id: z.string() })
const one = z.object({ data: z.object({ payment: payments.record }) })

/** What a receipt shows: one payment with what it was for and who received it. */
const receipt = z.object({
  payment: payments.record,
  /** What it was for, in words. */
  concept: z.string(),
  clientName: z.string(),
  receivedByName: z.string(),
  subtotalCentavos: centavos,
  ivaCentavos: centavos,
  ivaPercent: z.int(),
})
export type Receipt = z.output<typeof receipt>

const cashMovement = z.object({
  id: uuid,
  cashDayId: uuid,
  kind: z.enum(cashMovementKinds),
  amountCentavos: centavos,
  reason: z.string(),
  at: instant,
  by: uuid,
})

/** The steps of the ledger that are no row of the table. */
export const paymentCalls = {
  /** Returns a payment, whole or in part, in money or, by the method `credit`, in the client's favour. Of credit it pays it out. */
  refund: defineCall({
    name: 'payments.refund',
    method: 'POST',
    path: '/payments/:id/refunds',
    access: 'staff',
    status: 201,
    params,
    body: z.strictObject({
      amountCentavos: centavos.min(1, { error: 'Escribe cuánto se devuelve.' }),
      /** By the way in which it came unless another is said. */
      method: z.enum(ledgerMethods, { error: 'Di cómo se devuelve.' }).optional(),
      reference: text(80).optional(),
      reason: text(200).optional(),
    }),
    answer: one,
    failure: 'Error refunding payment',
  }),
  /** A payment written down by a wrong method: it is reversed, and written again by the right one. */
  correct: defineCall({
    name: 'payments.correct',
    method: 'POST',
    path: '/payments/:id/corrections',
    access: 'staff',
    status: 201,
    params,
    body: z.strictObject({
      method: z.enum(deskMethods, { error: 'Di cómo se pagó.' }),
      reference: text(80).optional(),
      reason: text(200).optional(),
    }),
    answer: one,
    failure: 'Error correcting payment',
  }),
  receipt: defineCall({
    name: 'payments.receipt',
    method: 'GET',
    path: '/payments/:id/receipt',
    access: 'own-or-staff',
    status: 200,
    params,
    answer: z.object({ data: z.object({ receipt }) }),
    failure: 'Error fetching receipt',
  }),
  /** What a client has in their favour, and how it came about; the latest first. */
  credit: defineCall({
    name: 'payments.credit',
    method: 'GET',
    path: '/credits/:id',
    access: 'own-or-staff',
    status: 200,
    params,
    answer: z.object({
      data: z.object({
        credit: z.object({
          clientId: uuid,
          balanceCentavos: centavos,
          movements: z.array(
            payments.record.pick({
              id: true,
              kind: true,
              target: true,
              amountCentavos: true,
              reason: true,
              createdAt: true,
            }),
          ),
        }),
      }),
    }),
    failure: 'Error fetching credit',
  }),
  /** Cash put into an open till or taken out of it that no client paid. */
  moveCash: defineCall({
    name: 'cashDays.move',
    method: 'POST',
    path: '/cashDays/:id/movements',
    access: 'desk',
    status: 201,
    params,
    body: z.strictObject({
      kind: z.enum(cashMovementKinds, { error: 'Di si entra o sale.' }),
      amountCentavos: centavos.min(1, { error: 'Escribe cuánto.' }),
      reason: text(200, 1, 'Escribe por qué.'),
    }),
    answer: z.object({ data: z.object({ cashMovement }) }),
    failure: 'Error moving cash',
  }),
  /** What moved in a till: its cash and, once it was counted, everything else received there by method. */
  cashReport: defineCall({
    name: 'cashDays.report',
    method: 'GET',
    path: '/cashDays/:id/report',
    access: 'staff',
    status: 200,
    params,
    answer: z.object({
      data: z.object({
        report: z.object({
          movements: z.array(cashMovement),
          /** Cash of the till by person; null while it was not counted, as the sum would tell what to count. */
          byPerson: z
            .array(
              z.object({
                personId: uuid.nullable(),
                name: z.string(),
                receivedCentavos: centavos,
                returnedCentavos: centavos,
              }),
            )
            .nullable(),
        }),
      }),
    }),
    failure: 'Error fetching cash report',
  }),
}
