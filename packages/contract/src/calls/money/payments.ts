import { z } from 'zod'
import { centavos, instant, text, uuid } from '../../fields.ts'
import { cashDays } from '../../resources/cash-days.ts'
import { paymentTarget, payments } from '../../resources/payments.ts'
import { cashMovementKinds } from '../../rules/money/cash-days.ts'
import { discountReasonLength } from '../../rules/money/discounts.ts'
import { deskMethods, moneyMethods } from '../../rules/money/payments.ts'
import { defineCall } from '../call.ts'
import { methodTotal } from './charges.ts'

const params = z.object({ id: z.string() })
const one = z.object({ data: z.object({ payment: payments.record }) })

/** Line of a receipt before discounts. */
const receiptLine = z.object({
  target: paymentTarget.nullable(),
  /** Description. */
  concept: z.string(),
  amountCentavos: centavos,
  /** Full price, if it is above the amount charged now. */
  costCentavos: centavos,
  /** Parts of the price: pieces of an order, nights of a stay. */
  details: z.array(z.object({ label: z.string(), amountCentavos: z.int() })),
})
export type ReceiptLine = z.output<typeof receiptLine>

/** Receipt: a payment with the others of its charge, their purposes and receiver. */
const receipt = z.object({
  payment: payments.record,
  /** Charge of the payment; null for a single payment. */
  number: z.int().nullable(),
  /** All payments of the charge, including the requested one. */
  payments: z.array(payments.record),
  lines: z.array(receiptLine),
  discounts: z.array(z.object({ reason: z.string(), amountCentavos: centavos })),
  /** Total of the lines after discounts, without tips. */
  totalCentavos: centavos,
  tipCentavos: centavos,
  /** Cash received and change; null if not recorded. */
  receivedCentavos: centavos.nullable(),
  changeCentavos: centavos.nullable(),
  /** Terminal of its card payments; empty where there is only one. */
  terminalName: z.string(),
  clientName: z.string(),
  receivedByName: z.string(),
  subtotalCentavos: centavos,
  ivaCentavos: centavos,
  /** Null where things were paid together that were sold under different ones. */
  ivaPercent: z.int().nullable(),
  /** True if a refund of the payment may lower the price; always false for owners. */
  priceCanFall: z.boolean(),
  /**
   * True if it paid a pass with units left. The pass is then ended instead of refunding the payment. Always
   * false for owners.
   */
  passPaysStill: z.boolean(),
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

/** Day of a till for its closing: opening float, movements with reasons, counted amount. */
const cashReport = z.object({
  cashDay: cashDays.record,
  openedByName: z.string(),
  closedByName: z.string(),
  movements: z.array(cashMovement.extend({ byName: z.string() })),
  /** Till cash by person; null until counted, so that the sum cannot guide the count. */
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
  /** Received and returned amounts by every other method while the till was open, without credit and retained ISR. */
  otherMethods: z.array(methodTotal),
})
export type CashReport = z.output<typeof cashReport>

/** The steps of the ledger that are no row of the table. */
export const paymentCalls = {
  /**
   * Returns a payment, whole or in part, in money or, by the method `credit`, in the client's favour. Of credit it pays it out. What it
   * was for is owed again as far as it is returned, unless its price falls with it.
   */
  refund: defineCall({
    name: 'payments.refund',
    method: 'POST',
    path: '/payments/:id/refunds',
    access: 'staff',
    status: 201,
    params,
    body: z
      .strictObject({
        amountCentavos: centavos.min(1, { error: 'Escribe cuánto se devuelve.' }),
        /** Defaults to the original method. */
        method: z.enum(moneyMethods, { error: 'Di cómo se devuelve.' }).optional(),
        reference: text(80).optional(),
        reason: text(discountReasonLength.max).optional(),
        /** Lowers the price by the refund. Requires a reason and the permission for discounts. */
        lowersPrice: z.boolean().optional(),
      })
      .refine(
        ({ lowersPrice, reason = '' }) => !lowersPrice || reason.trim().length >= discountReasonLength.min,
        { error: 'Escribe por qué baja el precio, con al menos 5 letras.', path: ['reason'] },
      ),
    answer: one,
    failure: 'Error refunding payment',
  }),
  /** A payment written down by a wrong method or with a wrong tip: it is reversed, and written again as it was. */
  correct: defineCall({
    name: 'payments.correct',
    method: 'POST',
    path: '/payments/:id/corrections',
    access: 'staff',
    status: 201,
    params,
    body: z.strictObject({
      method: z.enum(deskMethods, { error: 'Di cómo se pagó.' }),
      /** Defaults to the current tip. */
      tipCentavos: centavos.optional(),
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
  /** Sends the receipt to its client's address. Refused with `breaks-a-rule` where there is none. */
  mailReceipt: defineCall({
    name: 'payments.mailReceipt',
    method: 'POST',
    path: '/payments/:id/receipt/mails',
    access: 'staff',
    status: 204,
    params,
    failure: 'Error mailing receipt',
  }),
  /** Client's credit and its history, newest first. */
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
  /** The cash of a till from its float to its difference, and what came by other ways meanwhile. */
  cashReport: defineCall({
    name: 'cashDays.report',
    method: 'GET',
    path: '/cashDays/:id/report',
    access: 'staff',
    status: 200,
    params,
    answer: z.object({
      data: z.object({
        report: cashReport,
      }),
    }),
    failure: 'Error fetching cash report',
  }),
}
