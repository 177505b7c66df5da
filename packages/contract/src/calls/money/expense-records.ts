import { z } from 'zod'
import { centavos, day, fileAddress, instant, text, uuid } from '../../fields.ts'
import { creditSettlements, expensePayments, ivaRates, type IvaRate } from '../../rules/books/expenses.ts'
import { cleanedRfc, hasFormOfRfc, taxPayerOf } from '../../rules/books/invoicing.ts'
import { seenDay } from './reports.ts'

/** An invoice as XML is rarely over 100 kB; those of big shops are. */
export const largestCfdiCharacters = 500_000

/** Empty if there is none, as on a market receipt. */
export const supplierRfc = text(40)
  .transform(cleanedRfc)
  .refine((value) => value === '' || hasFormOfRfc(value), {
    error: 'Revisa el RFC: 13 caracteres si es persona, 12 si es empresa.',
  })

/** True for no RFC, or one whose date exists and whose last character fits the others. */
export const isUsableRfc = (rfc: string) => rfc === '' || taxPayerOf(rfc) !== null

/** Message of an RFC of its form that nobody can have. */
export const impossibleRfc = 'Revisa el RFC: la fecha que lleva dentro no existe.'

/** Written fields of an expense. */
export const expenseFields = {
  day: seenDay,
  supplierName: text(200, 1, 'Escribe quién vendió.'),
  supplierRfc,
  concept: text(200, 1, 'Escribe qué se compró.'),
  /** Without IVA, as the invoice has it after its discounts. */
  subtotalCentavos: centavos.min(1, { error: 'Escribe cuánto costó.' }),
  /** The part of it that carries no IVA. */
  untaxedCentavos: centavos,
  ivaPercent: z.literal(ivaRates, { error: 'Elige la tasa de IVA: 16, 8 o 0.' }) satisfies z.ZodType<IvaRate>,
  ivaCentavos: centavos,
  /** Parts that the supplier does not receive; they are paid to SAT. */
  isrRetainedCentavos: centavos,
  ivaRetainedCentavos: centavos,
  accountId: uuid,
  payment: z.enum(expensePayments, { error: 'Di cómo se pagó.' }),
}

const payment = z.object({
  day,
  /** Amount that the supplier received. */
  amountCentavos: centavos,
  /** SAT's name of the supplier's payment complement, once it was imported. */
  complementUuid: uuid.nullable(),
})

const credit = z.object({
  day,
  cfdiUuid: uuid,
  ivaCentavos: centavos,
  totalCentavos: centavos,
  settlement: z.enum(creditSettlements),
})

const entry = z.object({
  id: uuid,
  number: z.int(),
  date: day,
  description: z.string(),
  isReversal: z.boolean(),
})

export const expense = z.object({
  id: uuid,
  ...expenseFields,
  supplierRfc: z.string(),
  totalCentavos: centavos,
  accountCode: z.string(),
  accountName: z.string(),
  /** Goods that the shop received; it is paid like others and not taken back. */
  ofStock: z.boolean(),
  /** The day of the till that the cash came out of. */
  cashDayId: uuid.nullable(),
  /** Day on which the last part of a deferred expense was paid or credited. */
  paidOn: day.nullable(),
  /** Amount that is owed to the supplier. */
  owedCentavos: centavos,
  /** Payments of a deferred expense by bank, oldest first. */
  payments: z.array(payment),
  /** Credit notes of the supplier, oldest first. */
  credits: z.array(credit),
  /** True if a payment of an invoice on credit waits for its complement. */
  lacksComplement: z.boolean(),
  /** Day on which the retained part was paid to SAT. */
  remittedOn: day.nullable(),
  /** Paid in cash above the limit of the settings: not deductible. */
  overCashLimit: z.boolean(),
  /** SAT's name of the invoice (folio fiscal), where its XML was handed in. */
  cfdiUuid: uuid.nullable(),
  receipt: fileAddress.nullable(),
  enteredBy: z.string(),
  createdAt: instant,
  takenBackAt: instant.nullable(),
  takenBackBy: z.string().nullable(),
  takeBackReason: z.string(),
  /** Posted entries, oldest first. */
  entries: z.array(entry),
})
export type Expense = z.output<typeof expense>

/** Fields read from an invoice. The user enters the others. */
export const cfdiReading = z.object({
  cfdiUuid: uuid,
  ...z.object(expenseFields).omit({ accountId: true }).shape,
  supplierRfc: z.string(),
  totalCentavos: centavos,
  /** The XML as UTF-8, whatever its file was encoded in; `create` takes it. */
  cfdi: z.string(),
  /** The expense of this invoice, where it was entered already. */
  enteredAs: uuid.nullable(),
})
export type CfdiReading = z.output<typeof cfdiReading>

export const expenseTotals = z.object({
  count: z.int(),
  subtotalCentavos: centavos,
  ivaCentavos: centavos,
  totalCentavos: centavos,
  /** Unpaid rest of the total. */
  unpaidCentavos: centavos,
})
export type ExpenseTotals = z.output<typeof expenseTotals>
