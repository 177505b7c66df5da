import { dayOf, timeOf, type BookAudit, type BookDifference } from '@rumi/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { bookAudits } from '../db/schema/money/accounting.ts'
import { now } from '../http/clock.ts'
import { enqueueEvent } from '../jobs/index.ts'
import {
  booksDifferences,
  expenseDifferences,
  monthSumDifferences,
  settlementDifferences,
  tipPayoutDifferences,
} from '../db/sql-functions.ts'

/** Local time of the nightly audit. A server started later audits at start. */
const auditFrom = '03:00'

/**
 * Recomputes what each booking, order, pass, stock movement, expense, payout of tips and settlement should have posted and returns the
 * differences, with account sums that differ from their lines. It may run longer than a request.
 */
export async function bookDifferences(tx: Tx): Promise<BookDifference[]> {
  await tx.execute(sql`set local statement_timeout = '60s'`)
  const { rows } = await tx.execute<Omit<BookDifference, 'centavos'> & { centavos: string }>(sql`
      select source, source_id as "sourceId", code, centavos from ${booksDifferences()}
      union all select 'expense', expense_id, code, centavos from ${expenseDifferences()}
      union all select 'tipPayout', tip_payout_id, code, centavos from ${tipPayoutDifferences()}
      union all select 'cardSettlement', settlement_id, code, centavos from ${settlementDifferences()}
      union all select 'account', account_id, code, sum(centavos) from ${monthSumDifferences()} group by account_id, code`)
  return rows.map((row) => ({ ...row, centavos: Number(row.centavos) }))
}

/**
 * Audits the books once a day from three at night, stores the findings and notifies the accountants. Only one
 * instance runs it. Returns the number of differences; null if it was not due.
 */
export async function auditBooksNightly(db: Db, at = now()): Promise<number | null> {
  if (timeOf(at) < auditFrom) return null
  const day = dayOf(at)
  const [done] = await db.select({ day: bookAudits.day }).from(bookAudits).where(eq(bookAudits.day, day))
  if (done) return null
  return db.transaction(async (tx) => {
    const [mine] = await tx
      .insert(bookAudits)
      .values({ day, checkedAt: at })
      .onConflictDoNothing()
      .returning({ day: bookAudits.day })
    if (!mine) return null
    const differences = await bookDifferences(tx)
    if (differences.length > 0) {
      await tx.update(bookAudits).set({ differences }).where(eq(bookAudits.day, day))
      await enqueueEvent(tx, { kind: 'books-differ', day })
    }
    return differences.length
  })
}

/** Returns the findings of the last nightly audit. */
export async function lastAudit(db: Db): Promise<BookAudit | null> {
  const { checkedAt, differences } = bookAudits
  const [audit] = await db
    .select({ checkedAt, differences })
    .from(bookAudits)
    .orderBy(desc(bookAudits.day))
    .limit(1)
  return audit ?? null
}
