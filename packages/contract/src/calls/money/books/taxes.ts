import { z } from 'zod'
import { centavos, day, uuid } from '../../../fields.ts'
import { glEntrySources } from '../../../resources/gl-entries.ts'
import { coefficientDecimals } from '../../../rules/books/income-tax.ts'
import { supplierOperations } from '../../../rules/books/supplier-operations.ts'
import { defineCall } from '../../call.ts'
import { bookMonth } from './book-month.ts'

/** Amounts of the books that the taxes of a month are made of. */
export const taxFigures = [
  'iva-collected',
  'iva-creditable',
  'iva-withheld',
  'income-collected',
  'income-nominal',
  'isr-retained',
  'isr-withheld',
  'isr-paid-before',
] as const
export type TaxFigure = (typeof taxFigures)[number]

const amount = z.int()

const salesByIva = z.object({
  /** Rate, exempt or no object of tax; `by-hand` are entries of other sources, whose rate the books do not state. */
  treatment: z.enum(['rate', 'exempt', 'none', 'by-hand']),
  /** Null without a rate. */
  percent: z.int().nullable(),
  baseCentavos: amount,
  ivaCentavos: amount,
})
export type SalesByIva = z.output<typeof salesByIva>

const taxSummary = z.object({
  month: bookMonth,
  /** First day of the figures of the year so far: nominal income, and with a coefficient retained ISR. */
  yearFrom: day,
  /** Each figure, zero where no entry belongs to it. */
  figures: z.record(z.enum(taxFigures), amount),
  iva: z.object({
    /** Collected less creditable; negative in favour of the business. */
    dueCentavos: amount,
  }),
  /** Sales by treatment of IVA less what was returned of them; bases add up to `income-collected`, IVA to `iva-collected`. */
  sales: z.array(salesByIva),
  isr: z.object({
    method: z.enum(['rate', 'coefficient']).nullable(),
    /** Rate in basis points; null above the last limit and with other methods. */
    rateBasisPoints: z.int().nullable(),
    coefficient: z.number().nullable(),
    profitCentavos: amount.nullable(),
    taxCentavos: amount.nullable(),
    /** Tax less retentions and earlier payments of the year, at least zero. */
    dueCentavos: amount.nullable(),
    /** Reason why the tax is unknown. */
    missing: z.enum(['regime', 'coefficient', 'no-method', 'above-limit']).nullable(),
  }),
})
export type TaxSummary = z.output<typeof taxSummary>

const taxEntry = z.object({
  entryId: uuid,
  number: z.int(),
  date: day,
  description: z.string(),
  source: z.enum(glEntrySources),
  centavos: amount,
})
export type TaxEntry = z.output<typeof taxEntry>

const supplierOfMonth = z.object({
  /** The generic one of the public stands for suppliers that are not known. */
  rfc: z.string(),
  name: z.string(),
  operation: z.enum(supplierOperations),
  /** Amounts without IVA by rate. */
  base16Centavos: centavos,
  base8Centavos: centavos,
  /** Less what was returned, for which the DIOT has no field; `exempt` is the part of invoices that carries no IVA. */
  zeroCentavos: amount,
  exemptCentavos: amount,
  /** Returned by credit notes that gave money back and by expenses of earlier months that were taken back, without IVA. */
  returned16Centavos: centavos,
  returned8Centavos: centavos,
  /** Less the IVA of what was returned and what was retained. */
  iva16Centavos: amount,
  iva8Centavos: amount,
  ivaRetainedCentavos: amount,
})
export type SupplierOfMonth = z.output<typeof supplierOfMonth>

const lackingExpense = z.object({
  /** Expense, or terminal whose commissions they are. */
  expenseId: uuid.nullable(),
  terminalId: uuid.nullable(),
  day,
  supplierName: z.string(),
  concept: z.string(),
  totalCentavos: centavos,
  /** No RFC, one that is not valid, or the one of foreigners. */
  problem: z.enum(['no-rfc', 'wrong-rfc', 'foreign-rfc']),
})
export type LackingExpense = z.output<typeof lackingExpense>

const month = z.strictObject({ month: bookMonth })
const year = z.object({ year: z.string().regex(/^2\d{3}$/) })

const coefficient = z
  .number({ error: 'Escribe el coeficiente como 0.1234.' })
  .positive({ error: 'Escribe el coeficiente como 0.1234.' })
  .max(1, { error: 'El coeficiente es a lo más 1.' })
  .refine((value) => Number(value.toFixed(coefficientDecimals)) === value, {
    error: 'El coeficiente lleva a lo más cuatro decimales.',
  })

/** Taxes of a month, every figure from posted entries. */
export const taxes = {
  summary: defineCall({
    name: 'taxes.summary',
    costly: true,
    method: 'GET',
    path: '/reports/taxes',
    access: 'books',
    status: 200,
    query: month,
    answer: z.object({ data: z.object({ taxSummary }) }),
    failure: 'Error fetching taxes',
  }),
  /** Entries that make up a figure, oldest first; at most a thousand, the total counts all. */
  entries: defineCall({
    name: 'taxes.entries',
    costly: true,
    method: 'GET',
    path: '/reports/taxes/entries',
    access: 'books',
    status: 200,
    query: z.strictObject({ ...month.shape, figure: z.enum(taxFigures) }),
    answer: z.object({
      data: z.object({ entries: z.array(taxEntry), totalCentavos: amount, hasMore: z.boolean() }),
    }),
    failure: 'Error fetching entries of taxes',
  }),
  /** Stores the profit coefficient of a year, from the last annual return. */
  setCoefficient: defineCall({
    name: 'taxes.setCoefficient',
    method: 'PUT',
    path: '/accounting/profitCoefficients/:year',
    access: 'books',
    status: 200,
    params: year,
    body: z.strictObject({ coefficient }),
    answer: z.object({ data: z.object({ coefficient: z.number() }) }),
    failure: 'Error storing coefficient',
  }),
  /** Paid expenses of a month by supplier, and those that the informative return (DIOT) cannot contain. */
  suppliers: defineCall({
    name: 'taxes.suppliers',
    costly: true,
    method: 'GET',
    path: '/reports/suppliers',
    access: 'books',
    status: 200,
    query: month,
    answer: z.object({
      data: z.object({ suppliers: z.array(supplierOfMonth), lacking: z.array(lackingExpense) }),
    }),
    failure: 'Error fetching suppliers of the month',
  }),
  /** The DIOT as a text for SAT (layout of 2025); refused while an expense lacks its RFC. */
  downloadSuppliers: defineCall({
    name: 'taxes.downloadSuppliers',
    costly: true,
    mayRefuse: true,
    method: 'GET',
    path: '/accounting/electronic/diot',
    access: 'books-export',
    status: 200,
    query: month,
    answersFile: 'text/plain; charset=utf-8',
    failure: 'Error fetching DIOT',
  }),
}
