import { firstOfMonth } from '@rumi/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { accountSentences } from '../copy/money/account-sentences.ts'
import type { Db, Tx } from '../db/connect.ts'
import { closedMonths, closedYears } from '../db/schema/money/accounting.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'

const shown = ({ month, ...row }: typeof closedMonths.$inferSelect) => ({ ...row, month: month.slice(0, 7) })

/** The months whose books are closed, the last first. */
export const listClosedMonths = async (db: Db) =>
  (await db.select().from(closedMonths).orderBy(desc(closedMonths.month))).map(shown)

/** Closes a past month and all before it. Waits for concurrent postings. */
export async function closeMonth(tx: Tx, month: string, by: string) {
  const first = `${month}-01`
  if (first >= firstOfMonth(today()))
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'month', message: accountSentences.monthIsNotOver }],
    })
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('closed_months'))`)
  const last = await lastClosed(tx)
  if (last && first < last.month) throw new Refused('taken', { message: accountSentences.monthIsClosed })
  const [closed] = await tx
    .insert(closedMonths)
    .values({ month: first, closedBy: by })
    .onConflictDoNothing()
    .returning()
  if (!closed) throw new Refused('taken', { message: accountSentences.monthIsClosed })
  return shown(closed)
}

async function lastClosed(tx: Tx) {
  const [last] = await tx.select().from(closedMonths).orderBy(desc(closedMonths.month)).limit(1)
  return last
}

/** Opens the last closed month again, and with it those before that were closed with it alone. */
export async function reopenMonth(tx: Tx, month: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('closed_months'))`)
  const last = await lastClosed(tx)
  const [requestedMonth] = /^\d{4}-(0[1-9]|1[0-2])$/.test(month)
    ? await tx
        .select()
        .from(closedMonths)
        .where(eq(closedMonths.month, `${month}-01`))
    : []
  if (!requestedMonth) throw new Refused('not-found')
  const year = month.slice(0, 4)
  const [closedYear] = await tx
    .select()
    .from(closedYears)
    .where(eq(closedYears.year, Number(year)))
  if (closedYear) throw new Refused('step-not-allowed', { message: accountSentences.monthOfClosedYear(year) })
  if (requestedMonth.month !== last?.month)
    throw new Refused('step-not-allowed', { message: accountSentences.reopenTheLastFirst })
  await tx.delete(closedMonths).where(eq(closedMonths.month, requestedMonth.month))
}
