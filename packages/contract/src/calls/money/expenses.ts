import { z } from 'zod'
import { centavos, day, text, uuid } from '../../fields.ts'
import { expensePayments, isIvaOfExpense, ivaToleranceCentavos } from '../../rules/books/expenses.ts'
import { bookMonth } from './books/book-month.ts'
import { defineCall } from '../call.ts'
import { lastDayAnswer } from '../last-day.ts'
import { expenseImportCalls } from './expense-imports.ts'
import {
  cfdiReading,
  expense,
  expenseFields as fields,
  expenseTotals as totals,
  impossibleRfc,
  isUsableRfc,
  largestCfdiCharacters,
} from './expense-records.ts'

const params = z.object({ id: z.string() })
const one = z.object({ data: z.object({ expense }) })

/** Expenses of the business. */
export const expenses = {
  ...expenseImportCalls,
  /** Newest first. Reversed expenses are listed but count in no total. At most 500 rows, totals count all. */
  list: defineCall({
    name: 'expenses.list',
    costly: true,
    method: 'GET',
    path: '/accounting/expenses',
    access: 'books',
    status: 200,
    query: z.strictObject({
      month: bookMonth.optional(),
      accountId: uuid.optional(),
      payment: z.enum(expensePayments).optional(),
      /** Those alone that wait to be paid. */
      unpaid: z.enum(['true']).optional(),
      /** Those alone with a retention that was not paid to SAT. */
      unremitted: z.enum(['true']).optional(),
      /** Those alone with a payment that lacks its complement. */
      withoutComplement: z.enum(['true']).optional(),
      /** Those alone without the invoice of their supplier. */
      withoutCfdi: z.enum(['true']).optional(),
      search: text(80).optional(),
    }),
    answer: z.object({
      data: z.object({
        expenses: z.array(expense),
        totals,
        hasMore: z.boolean(),
      }),
    }),
    failure: 'Error fetching expenses',
  }),
  lastDay: defineCall({
    name: 'expenses.lastDay',
    method: 'GET',
    path: '/accounting/expenses/last-day',
    access: 'books',
    status: 200,
    answer: lastDayAnswer,
    failure: 'Error fetching last day',
  }),
  read: defineCall({
    name: 'expenses.read',
    method: 'GET',
    path: '/accounting/expenses/:id',
    access: 'books',
    status: 200,
    params,
    answer: one,
    failure: 'Error fetching expense',
  }),
  /** Reads an invoice without storing it. */
  readCfdi: defineCall({
    name: 'expenses.readCfdi',
    method: 'POST',
    path: '/accounting/cfdiReadings',
    access: 'books',
    status: 200,
    takesFile: true,
    answer: z.object({ data: z.object({ reading: cfdiReading }) }),
    failure: 'Error reading invoice',
  }),
  /**
   * Creates and posts an expense, and matches the bank line that paid it. With an invoice XML its fields come
   * from the invoice, and each invoice is accepted once.
   */
  create: defineCall({
    name: 'expenses.create',
    method: 'POST',
    path: '/accounting/expenses',
    access: 'books',
    status: 201,
    body: z
      .strictObject({
        ...fields,
        untaxedCentavos: fields.untaxedCentavos.default(0),
        isrRetainedCentavos: fields.isrRetainedCentavos.default(0),
        ivaRetainedCentavos: fields.ivaRetainedCentavos.default(0),
        cashDayId: uuid.nullable().default(null),
        /** Line of the bank that paid it, of the same sum; it is matched with the entry. */
        bankLineId: uuid.nullable().default(null),
        cfdi: z
          .string()
          .min(1)
          .max(largestCfdiCharacters, { error: 'Esa factura es demasiado grande.' })
          .optional(),
      })
      .superRefine((body, context) => {
        const refuse = (path: string, message: string) =>
          context.addIssue({ code: 'custom', path: [path], message })
        // The RFC of a stamped invoice is one, whatever is in it.
        if (body.cfdi === undefined && !isUsableRfc(body.supplierRfc)) refuse('supplierRfc', impossibleRfc)
        if (body.untaxedCentavos > body.subtotalCentavos)
          refuse('untaxedCentavos', 'La parte sin IVA no puede ser más que el importe.')
        else if (!isIvaOfExpense(body))
          refuse(
            'ivaCentavos',
            `El IVA no corresponde a su tasa. Puede diferir a lo más ${ivaToleranceCentavos} centavos; si una parte no lleva IVA, escríbela.`,
          )
        if (body.ivaCentavos > 0 && body.supplierRfc === '')
          refuse(
            'supplierRfc',
            'El IVA se acredita con el RFC de quien vendió. Escríbelo, o pon todo como importe sin IVA.',
          )
        if (body.isrRetainedCentavos >= body.subtotalCentavos)
          refuse('isrRetainedCentavos', 'El ISR retenido es menos que el importe.')
        if (body.ivaRetainedCentavos > body.ivaCentavos)
          refuse('ivaRetainedCentavos', 'El IVA retenido no puede ser más que el IVA.')
        if (body.isrRetainedCentavos + body.ivaRetainedCentavos > 0 && body.supplierRfc === '')
          refuse('supplierRfc', 'Una retención lleva el RFC de quien vendió.')
        if (body.cashDayId !== null && body.payment !== 'cash')
          refuse('cashDayId', 'De la caja solo sale efectivo. Quita la caja o elige efectivo.')
      }),
    namesOne: true,
    answer: one,
    failure: 'Error creating expense',
  }),
  /** Records a payment by bank of all that is owed, or of a part. */
  pay: defineCall({
    name: 'expenses.pay',
    method: 'POST',
    path: '/accounting/expenses/:id/payments',
    access: 'books',
    status: 201,
    params,
    body: z.strictObject({
      day,
      /** Amount that the supplier received; all that is owed where it is absent. */
      amountCentavos: centavos.min(1, { error: 'Escribe cuánto se pagó.' }).optional(),
    }),
    answer: one,
    failure: 'Error paying expense',
  }),
  /** Records that the retained part of a paid expense was paid to SAT, by bank; its IVA is creditable from then on. */
  remit: defineCall({
    name: 'expenses.remit',
    method: 'POST',
    path: '/accounting/expenses/:id/remittances',
    access: 'books',
    status: 201,
    params,
    body: z.strictObject({ day }),
    answer: one,
    failure: 'Error remitting retention',
  }),
  /**
   * Corrects the supplier of an expense without an invoice, also in a closed month: no entry changes, the DIOT does. The generic RFC of
   * the public stands for a supplier that is not known.
   */
  correctSupplier: defineCall({
    name: 'expenses.correctSupplier',
    method: 'PUT',
    path: '/accounting/expenses/:id/supplier',
    access: 'books',
    status: 200,
    params,
    body: z.strictObject({
      supplierName: fields.supplierName,
      supplierRfc: fields.supplierRfc
        .refine((rfc) => rfc !== '', { error: 'Escribe el RFC de quien vendió.' })
        .refine(isUsableRfc, { error: impossibleRfc }),
    }),
    answer: one,
    failure: 'Error correcting supplier',
  }),
  /** Takes an expense back by the reversal of its entries; its invoice may be entered again. */
  takeBack: defineCall({
    name: 'expenses.takeBack',
    method: 'POST',
    path: '/accounting/expenses/:id/reversals',
    access: 'books',
    status: 201,
    params,
    body: z.strictObject({ reason: text(200, 1, 'Escribe por qué se retira.') }),
    answer: one,
    failure: 'Error taking back expense',
  }),
  /** Attaches the invoice of an expense that was entered without it; its RFC and amounts must be those of the expense. */
  attachCfdi: defineCall({
    name: 'expenses.attachCfdi',
    method: 'POST',
    path: '/accounting/expenses/:id/cfdi',
    access: 'books',
    status: 200,
    params,
    takesFile: true,
    answer: one,
    failure: 'Error attaching invoice',
  }),
  /** Keeps a photo or a PDF of the receipt in the place of the one before. */
  attachReceipt: defineCall({
    name: 'expenses.attachReceipt',
    method: 'POST',
    path: '/accounting/expenses/:id/receipt',
    access: 'books',
    status: 200,
    params,
    takesFile: true,
    answer: one,
    failure: 'Error keeping receipt',
  }),
  downloadCfdi: defineCall({
    name: 'expenses.downloadCfdi',
    method: 'GET',
    path: '/accounting/expenses/:id/cfdi',
    access: 'books',
    status: 200,
    params,
    answersFile: 'application/xml; charset=utf-8',
    failure: 'Error downloading invoice of expense',
  }),
}
