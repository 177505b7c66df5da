import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { payments } from '../../db/schema/money/payments.ts'
import type { AfterPayment } from '../payment-handlers.ts'
import type { OnlineProvider } from './provider.ts'
import { settleOnlinePayment } from './settle-online-payment.ts'

const minuteMs = 60_000
const [hourMs, dayMs] = [60 * minuteMs, 24 * 60 * minuteMs]
const lastDay = 30
const everyOf = (stepMs: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, past) => (from + past) * stepMs)

/** Milliseconds after a page to pay at was opened: often in the first hour, then hourly for two days and daily for thirty. */
const momentsMs = [
  ...[2, 5, 10, 20, 40].map((minutes) => minutes * minuteMs),
  ...everyOf(hourMs, 1, 48),
  ...everyOf(dayMs, 3, lastDay),
]
/** Offset before the hold ends, early enough for a job that runs each minute. */
const beforeEndMs = 1.5 * minuteMs

/** Instants in milliseconds since 1970. */
type Begun = { begunAt: number; endsAt: number | null }

/** True if a scheduled poll time lies between the last run and now. */
export function isTimeToPoll({ begunAt, endsAt }: Begun, { after, now }: { after: number; now: number }) {
  const moments = momentsMs.map((past) => begunAt + past)
  if (endsAt !== null) moments.push(endsAt - beforeEndMs)
  return moments.some((moment) => after < moment && moment <= now)
}

/**
 * Creates the job that polls the provider for pending payments without a webhook; run it once a minute.
 * Results enter the ledger as a webhook would. The first run polls all that are two minutes old. Throws
 * `ProviderAway` after storing earlier results; the next run retries.
 */
export function pendingPaymentsPoller(db: Db, provider: OnlineProvider, afterPayment: AfterPayment) {
  let lookedAt = -Infinity
  return async () => {
    const begun = await pendingPages(db)
    for (const { id, now, ...page } of begun) {
      if (!isTimeToPoll(page, { after: lookedAt, now })) continue
      for (const reported of await provider.findPayments(id))
        await db.transaction((tx) => settleOnlinePayment(tx, reported, afterPayment))
    }
    lookedAt = begun[0]?.now ?? lookedAt
  }
}

/** Checkout pages without a result, by the database's clock. */
function pendingPages(db: Db) {
  const msOf = (instant: unknown) => sql<number>`(extract(epoch from ${instant}) * 1000)::float8`
  return db
    .select({
      id: payments.id,
      begunAt: msOf(payments.createdAt),
      endsAt: sql<number | null>`${msOf(payments.checkoutExpiresAt)}`,
      now: msOf(sql`now()`),
    })
    .from(payments)
    .where(
      and(
        eq(payments.method, 'online'),
        eq(payments.kind, 'payment'),
        eq(payments.status, 'pending'),
        isNotNull(payments.checkoutUrl),
        sql`${payments.createdAt} > now() - make_interval(days => ${lastDay + 1})`,
      ),
    )
    .orderBy(payments.createdAt, payments.id)
}
