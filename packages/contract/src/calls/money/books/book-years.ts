import { z } from 'zod'
import { instant, uuid } from '../../../fields.ts'
import { defineCall } from '../../call.ts'

const year = z.int().min(2000).max(2999)

/** Reasons why a year cannot be closed, or a closed one reopened. */
export const yearObstacles = [
  'year-not-over',
  'months-open',
  'earlier-year-open',
  'later-months-closed',
] as const
export type YearObstacle = (typeof yearObstacles)[number]

const bookYear = z.object({
  year,
  /** Income less expenses, as before the closing. */
  resultCentavos: z.int(),
  /** Null while the year is open. */
  closedAt: instant.nullable(),
  /** Entry that closes the results; null where the year is open or had none. */
  entryId: uuid.nullable(),
  /** Reason why the next step, closing or reopening, must wait. */
  obstacle: z.enum(yearObstacles).nullable(),
})
export type BookYear = z.output<typeof bookYear>

/** Closing of years: their results pass to the result of former years (304), dated on the last day. */
export const bookYears = {
  /** Years with entries, newest first. */
  list: defineCall({
    name: 'books.years',
    costly: true,
    method: 'GET',
    path: '/accounting/closedYears',
    access: 'books',
    status: 200,
    answer: z.object({ data: z.object({ years: z.array(bookYear) }) }),
    failure: 'Error fetching years',
  }),
  /** Needs twelve closed months, closed years before, and open months after. */
  close: defineCall({
    name: 'books.closeYear',
    method: 'POST',
    path: '/accounting/closedYears',
    access: 'books',
    status: 201,
    body: z.strictObject({ year }),
    namesOne: true,
    answer: z.object({ data: z.object({ year: bookYear }) }),
    failure: 'Error closing year',
  }),
  /** Reverses the closing, while every month after the year is open. */
  reopen: defineCall({
    name: 'books.reopenYear',
    method: 'DELETE',
    path: '/accounting/closedYears/:year',
    access: 'books',
    status: 204,
    params: z.object({ year: z.string().max(4) }),
    failure: 'Error reopening year',
  }),
}
