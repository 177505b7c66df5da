import { dayOf, timeOf, type BookAudit, type BookDifference } from '@rumi/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { bookAudits } from '../db/schema/money/accounting.ts'
import { now } from '../http/clock.ts'
import { enqueueEvent } from '../jobs/index.ts'

/** Nothing is charged at that hour; who starts the server later audits then. */
const auditFrom = '03:00'

/**
 * What each booking, order, pass, movement of the stock and expense should have in the books and does not, and what the sums of an account
 * lack of its lines; nothing where they are right. All of it is computed again, which may take longer than a request does otherwise.
 */
export async function bookDifferences(tx: Tx): Promise<BookDifference[]> {
  await tx.execute(sql`set local statement_timeout = '60s'`)
  const { rows } = await tx.execute<Omit<BookDifference, 'centavos'> & { centavos: string }>(sql`
      select source, source_id as "sourceId", code, centavos from public.books_differences()
      union all select 'expense', expense_id, code, centavos from public.expense_differences()
      union all select 'account', account_id, code, sum(centavos) from public.month_sum_differences() group by account_id, code`)
  return rows.map((row) => ({ ...row, centavos: Number(row.centavos) }))
}

/**
 * Once a day, from three at night, holds the books against what happened, keeps what it found and has the accountants told of it; of several
 * instances one does. Returns how many differences it found; null where it was not due.
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

/** What the newest nightly audit found. */
export async function lastAudit(db: Db): Promise<BookAudit | null> {
  const { checkedAt, differences } = bookAudits
  const [audit] = await db
    .select({ checkedAt, differences })
    .from(bookAudits)
    .orderBy(desc(bookAudits.day))
    .limit(1)
  return audit ?? null
}
