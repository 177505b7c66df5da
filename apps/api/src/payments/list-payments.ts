import {
  addDays,
  centavosIn,
  instantAt,
  type MethodTotal,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { and, asc, eq, like, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { wordsIn, searchPattern, searchWords } from '../db/repository/sql-text.ts'
import type { Page } from '../db/repository/repository.ts'
import { businessDay } from '../db/sql-functions.ts'
import { momentOf } from '../db/schema/money/payments.ts'
import { users } from '../db/schema/people/people.ts'
import type { ListQuery } from '../http/requests/list-query.ts'
import type { ListContext } from '../http/mount-resource.ts'
import { movedPayments as payments } from './moved-payments.ts'
import { paymentRepository } from './payment-repository.ts'

type Shown = { from?: string | undefined; to?: string | undefined; search?: string | undefined }
type Paid = { bookingId?: string | undefined; orderId?: string | undefined; passId?: string | undefined }
type Filtered = Shown & { kind?: string | undefined; method?: string | undefined }

/**
 * Lists payments by date of movement; `from` and `to` are local days, both included. A search matches
 * references and names, and an amount with or without its tip.
 */
export function listPayments(
  { search, filters, ...query }: ListQuery,
  { db }: ListContext,
): Promise<Page<RecordOf<Resources['payments']>>> {
  const { from, to, bookingId, orderId, passId, ...equal } = filters as Shown & Paid
  const where = and(isShown({ from, to, search }), paysFor({ bookingId, orderId, passId }))
  return paymentRepository.list(db, { ...query, filters: equal, where })
}

/** Sums received and returned amounts by method, tips included, of the settled rows in such a list. */
export const totalsByMethod = (db: Queryable, { kind, method, ...shown }: Filtered): Promise<MethodTotal[]> =>
  totalsOf(
    db,
    and(
      kind ? sql`${payments.kind} = ${kind}` : undefined,
      method ? sql`${payments.method} = ${method}` : undefined,
      isShown(shown),
    ),
  )

/** The same of the settled rows that a condition holds for. */
export async function totalsOf(db: Queryable, among: SQL | undefined): Promise<MethodTotal[]> {
  const moved = sql`${payments.amountCentavos} + ${payments.tipCentavos}`
  const summed = (what: SQL, where: SQL) =>
    sql<number>`coalesce(sum(${what}) filter (where ${where}), 0)`.mapWith(Number)
  const isReceived = sql`${payments.kind} = 'payment'`
  return db
    .select({
      method: payments.method,
      rows: sql<number>`count(*)`.mapWith(Number),
      receivedCentavos: summed(moved, isReceived),
      returnedCentavos: summed(moved, sql`not ${isReceived}`),
      tipCentavos:
        sql<number>`sum(case when ${isReceived} then ${payments.tipCentavos} else -${payments.tipCentavos} end)`.mapWith(
          Number,
        ),
    })
    .from(payments)
    .where(and(eq(payments.status, 'settled'), among))
    .groupBy(payments.method)
    .orderBy(asc(payments.method))
}

/** Selects the day of the last movement of money. */
export const lastPaidDay = sql`(select ${businessDay(sql`coalesce(received_at, created_at)`)} from payments where leads
  order by coalesce(received_at, created_at) desc limit 1)`

/** SQL condition: part of the payment is for a thing. */
function paysFor(wanted: Paid): SQL | undefined {
  const rows = Object.entries(wanted).flatMap(([column, id]) =>
    id
      ? [
          sql`select movement_id from payments where ${sql.identifier(columnsOf[column as keyof Paid])} = ${id}`,
        ]
      : [],
  )
  return and(...rows.map((among) => sql`${payments.id} in (${among})`))
}

const columnsOf = { bookingId: 'booking_id', orderId: 'order_id', passId: 'pass_id' } as const

function isShown({ from, to, search }: Shown): SQL | undefined {
  const words = searchWords(search)
  return and(
    from ? sql`${momentOf(payments)} >= ${instantAt(from, '00:00')}` : undefined,
    to ? sql`${momentOf(payments)} < ${instantAt(addDays(to, 1), '00:00')}` : undefined,
    ...words.map(isFoundBy),
  )
}

/** SQL condition: the word occurs in the reference or the payer's name, or is the amount in pesos. */
function isFoundBy(word: string) {
  const pattern = searchPattern(word)
  const named = sql`select ${users.id} from ${users} where ${like(wordsIn(users.name, users.lastName), pattern)}`
  const centavos = centavosIn(word)
  return or(
    like(wordsIn(payments.reference), pattern),
    sql`${payments.clientId} in (${named})`,
    centavos === null
      ? undefined
      : sql`${centavos}::bigint in (${payments.amountCentavos}, ${payments.amountCentavos} + ${payments.tipCentavos})`,
  )
}
