import { z } from 'zod'
import { centavos, instant, text, uuid } from '../../fields.ts'
import { defineCall } from '../call.ts'

const owed = z.object({
  /** Groomer or trainer; null for the tips of the whole team. */
  staffId: uuid.nullable(),
  /** Empty for the whole team. */
  name: z.string(),
  /** Negative if a tip was returned to its client after it was paid out. */
  owedCentavos: z.int(),
})
export type OwedTips = z.output<typeof owed>

const payout = z.object({
  id: uuid,
  staffId: uuid.nullable(),
  name: z.string(),
  amountCentavos: centavos,
  /** Day of the till that the cash came out of, and the till's name; null and empty for the bank. */
  cashDayId: uuid.nullable(),
  till: z.string(),
  paidAt: instant,
  paidBy: z.string(),
  takenBackAt: instant.nullable(),
  takeBackReason: z.string(),
})
export type TipPayout = z.output<typeof payout>

const one = z.object({ data: z.object({ payout }) })

/** Tips that clients paid and the business owes to its staff (account 205.06). */
export const tips = {
  /** Owed tips by person, and the latest 20 payouts. */
  owed: defineCall({
    name: 'tips.owed',
    method: 'GET',
    path: '/tips',
    access: 'staff',
    status: 200,
    answer: z.object({
      data: z.object({ owed: z.array(owed), totalCentavos: z.int(), payouts: z.array(payout) }),
    }),
    failure: 'Error fetching tips',
  }),
  /** Pays owed tips out of an open till or the bank, and posts it. */
  payOut: defineCall({
    name: 'tips.payOut',
    method: 'POST',
    path: '/tips/payouts',
    access: 'staff',
    status: 201,
    body: z.strictObject({
      staffId: uuid.nullable(),
      amountCentavos: centavos.min(1, { error: 'Escribe cuánto se entrega.' }),
      /** Open till; null for the bank. */
      cashDayId: uuid.nullable(),
    }),
    namesOne: true,
    answer: one,
    failure: 'Error paying out tips',
  }),
  /** Takes a payout back by the reversal of its entry; its tips are owed again. */
  takeBack: defineCall({
    name: 'tips.takeBack',
    method: 'POST',
    path: '/tips/payouts/:id/reversals',
    access: 'staff',
    status: 201,
    params: z.object({ id: z.string() }),
    body: z.strictObject({ reason: text(200, 1, 'Escribe por qué se deshace.') }),
    answer: one,
    failure: 'Error taking back tip payout',
  }),
}
