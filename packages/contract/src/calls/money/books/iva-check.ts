import { z } from 'zod'
import { uuid } from '../../../fields.ts'
import { paymentTarget } from '../../../resources/payments.ts'
import { defineCall } from '../../call.ts'
import { bookMonth } from './book-month.ts'

/** Amount that may be negative. */
const balance = z.int()

/**
 * Reasons why the IVA of a sale differs in a month: its deposit or its payment has no CFDI, its CFDI has no payment, its CFDI was cancelled, the other one
 * belongs to another month, or an entry was written by hand.
 */
export const ivaCauses = [
  'deposit',
  'without-cfdi',
  'without-payment',
  'cancelled',
  'other-month',
  'by-hand',
] as const
export type IvaCause = (typeof ivaCauses)[number]

const ivaDifference = z.object({
  /** Null of an entry written by hand, which has its id instead. */
  target: paymentTarget.nullable(),
  entryId: uuid.nullable(),
  /** Number of its ticket (P-7), or of the entry. */
  number: z.string(),
  booksCentavos: balance,
  cfdiCentavos: balance,
})
export type IvaDifference = z.output<typeof ivaDifference>

const checkedMonth = z.object({
  month: bookMonth,
  /** Account 208.01; null before its first entry. */
  accountId: uuid.nullable(),
  /** IVA posted in the month. */
  booksCentavos: balance,
  /** IVA of the CFDI of the month, credit notes and cancelled ones taken off. */
  cfdiCentavos: balance,
  /** Their differences add up to that of the month; the 100 largest of each cause are listed. */
  causes: z.array(
    z.object({
      cause: z.enum(ivaCauses),
      count: z.int(),
      centavos: balance,
      differences: z.array(ivaDifference),
    }),
  ),
})
export type IvaCheck = z.output<typeof checkedMonth>

/** IVA posted on 208.01 in a month against the IVA of its CFDI, with each difference. */
export const ivaCheck = defineCall({
  name: 'books.ivaCheck',
  costly: true,
  method: 'GET',
  path: '/accounting/ivaCheck',
  access: 'books',
  status: 200,
  query: z.strictObject({ month: bookMonth }),
  answer: z.object({ data: z.object({ ivaCheck: checkedMonth }) }),
  failure: 'Error checking IVA',
})
