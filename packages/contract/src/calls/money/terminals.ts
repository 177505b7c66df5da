import { z } from 'zod'
import { centavos, day, nameText, text, uuid, version } from '../../fields.ts'
import { ivaRates, type IvaRate } from '../../rules/books/expenses.ts'
import { mostBasisPoints } from '../../rules/money/card-terminals.ts'
import { terminalMethods } from '../../rules/money/card-terminals.ts'
import { defineCall } from '../call.ts'
import { impossibleRfc, isUsableRfc, supplierRfc } from './expense-records.ts'

const fields = {
  name: nameText,
  /** Commission in hundredths of a percent: 360 is 3.6 %. */
  commissionBasisPoints: z
    .int({ error: 'Escribe la comisión en por ciento, como 3.6.' })
    .min(0, { error: 'La comisión no puede ser negativa.' })
    .max(mostBasisPoints, { error: `La comisión es a lo más ${mostBasisPoints / 100} por ciento.` }),
  /** IVA on the commission in percent. */
  ivaPercent: z.literal(ivaRates, { error: 'Elige la tasa de IVA: 16, 8 o 0.' }) satisfies z.ZodType<IvaRate>,
  /** RFC of whom charges the commission, for the DIOT; empty until known. */
  supplierRfc: supplierRfc.refine(isUsableRfc, { error: impossibleRfc }),
  /** Bank account that it settles to. */
  bankAccountId: uuid,
  active: z.boolean({ error: 'Di si está en uso.' }),
}

const terminal = z.object({ id: uuid, ...fields, supplierRfc: z.string(), version })
export type CardTerminal = z.output<typeof terminal>

const payment = z.object({
  id: uuid,
  /** Local day on which it was charged. */
  day,
  clientName: z.string(),
  method: z.enum(terminalMethods),
  reference: z.string(),
  /** Tip included; negative for a refund. */
  amountCentavos: z.int(),
})
export type TerminalPayment = z.output<typeof payment>

const bridge = z.object({
  terminal,
  accountId: uuid,
  accountCode: z.string(),
  /** Charged and not settled yet. */
  unsettledCentavos: z.int(),
  /** Unsettled payments, oldest first; at most 1,000. */
  payments: z.array(payment),
})
export type TerminalBridge = z.output<typeof bridge>

const settlement = z.object({
  id: uuid,
  grossCentavos: centavos,
  commissionCentavos: centavos,
  ivaCentavos: centavos,
  /** Deposit less what was expected; explained where it is not zero. */
  differenceCentavos: z.int(),
  differenceReason: z.string(),
})

const params = z.object({ id: z.string() })
const one = z.object({ data: z.object({ terminal }) })

/** Card terminals. Their payments lie on a bridge account each until the bank settles them. */
export const terminals = {
  /** Terminals in use, and the one that the user charges with; null if not chosen. */
  list: defineCall({
    name: 'terminals.list',
    method: 'GET',
    path: '/terminals',
    access: 'staff',
    status: 200,
    answer: z.object({ data: z.object({ terminals: z.array(terminal), chosenId: uuid.nullable() }) }),
    failure: 'Error fetching terminals',
  }),
  /** Chooses the terminal of the user's next card payments. With one terminal in use there is nothing to choose. */
  choose: defineCall({
    name: 'terminals.choose',
    method: 'POST',
    path: '/terminals/:id/choices',
    access: 'staff',
    status: 204,
    params,
    failure: 'Error choosing terminal',
  }),
  create: defineCall({
    name: 'terminals.create',
    method: 'POST',
    path: '/accounting/terminals',
    access: 'books',
    status: 201,
    body: z.strictObject({
      ...fields,
      active: fields.active.default(true),
      supplierRfc: fields.supplierRfc.default(''),
    }),
    namesOne: true,
    answer: one,
    failure: 'Error creating terminal',
  }),
  update: defineCall({
    name: 'terminals.update',
    method: 'PATCH',
    path: '/accounting/terminals/:id',
    access: 'books',
    status: 200,
    params,
    body: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
    takesVersion: true,
    answer: one,
    failure: 'Error updating terminal',
  }),
  /** Bridge accounts of all terminals with the payments that the bank has not settled. */
  bridges: defineCall({
    name: 'terminals.bridges',
    costly: true,
    method: 'GET',
    path: '/accounting/terminals',
    access: 'books',
    status: 200,
    answer: z.object({ data: z.object({ bridges: z.array(bridge) }) }),
    failure: 'Error fetching terminal bridges',
  }),
  /** Settles payments of a terminal with a deposit of the bank: posts commission and its IVA, and matches the line. */
  settle: defineCall({
    name: 'terminals.settle',
    method: 'POST',
    path: '/accounting/bankLines/:id/settlements',
    access: 'books',
    status: 201,
    params,
    body: z.strictObject({
      terminalId: uuid,
      paymentIds: z
        .array(uuid)
        .min(1, { error: 'Elige qué cobros se depositaron.' })
        .max(1_000, { error: 'Elige a lo más 1000 cobros.' }),
      differenceReason: text(200).default(''),
    }),
    answer: z.object({ data: z.object({ settlement }) }),
    failure: 'Error settling terminal',
  }),
}
