import { z } from 'zod'
import { day, uuid } from '../../fields.ts'

/** Amount that may be negative: discounts and refunds lower income. */
const income = z.int()

const counts = z.object({
  /**
   * Bookings that overlap these days by outcome (delivered, no-show, cancelled), as the filtered list of
   * bookings shows them, and the number of dogs.
   */
  delivered: z.int(),
  dogs: z.int(),
  noShows: z.int(),
  cancelled: z.int(),
  newClients: z.int(),
  /** Clients whose last visit is `lostAfterDays` ago or more. */
  lostClients: z.int(),
  /** Hotel stays that ended, and their nights. */
  stays: z.int(),
  nights: z.int(),
  /** Incidents that happened, drafts among them. */
  incidents: z.int(),
})

/** Days without a visit, past or upcoming, after which a client counts as lost. */
export const lostAfterDays = 60

const person = { clientId: uuid, name: z.string() }

/** By the day, or by the month (its first day) where the span is longer than two. */
const periods = z.array(z.object({ start: day, incomeCentavos: income }))

/** Sales between two days without IVA, and in the compared ones. Every amount comes from the books. */
export const sales = z.object({
  from: day,
  to: day,
  before: z.object({ from: day, to: day, incomeCentavos: income, periods, counts }),
  incomeCentavos: income,
  periods,
  /** By account of income: one for each kind of service, and the shop. */
  lines: z.array(
    z.object({
      accountId: uuid,
      code: z.string(),
      name: z.string(),
      incomeCentavos: income,
      beforeCentavos: income,
    }),
  ),
  counts,
  /** Clients with the highest income from visits, passes and orders; at most 5. */
  bestClients: z.array(z.object({ ...person, incomeCentavos: income })),
  /** New and lost clients, at most 100 each. */
  newClients: z.array(z.object(person)),
  lostClients: z.array(z.object({ ...person, lastVisit: day })),
})
export type Sales = z.output<typeof sales>
