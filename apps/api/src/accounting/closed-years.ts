import type { BookYear, YearObstacle } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { accountSentences } from '../copy/money/account-sentences.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { closedYears } from '../db/schema/money/accounting.ts'
import { resultsOfYears } from '../db/sql-functions.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'

type Found = {
  year: number
  result: string
  hasResults: boolean
  closedAt: Date | null
  entryId: string | null
}

/** Returns the years with entries, newest first, each with what its next step waits for. */
export async function listYears(db: Queryable): Promise<BookYear[]> {
  const { rows } = await db.execute<Found>(sql`
    select r.year, r.centavos as result, r.has_results as "hasResults", c.closed_at as "closedAt", e.id as "entryId"
    from ${resultsOfYears()} r left join closed_years c on c.year = r.year
    left join gl_entries e on e.source = 'closing' and e.source_id = c.year::text and e.reversal_of is null
      and not exists (select from gl_entries x where x.reversal_of = e.id)
    order by r.year desc`)
  const [last] = (
    await db.execute<{ month: string }>(sql`select max(month)::text as month from closed_months`)
  ).rows
  const lastClosed = last?.month?.slice(0, 7) ?? ''
  const firstOpen = rows.findLast(({ closedAt, hasResults }) => closedAt === null && hasResults)?.year
  return rows.map(({ year, result, closedAt, entryId }) => ({
    year,
    entryId,
    closedAt: closedAt && new Date(closedAt).toISOString(),
    resultCentavos: Number(result),
    obstacle: obstacleOf(year, {
      lastClosed,
      earlierOpen: closedAt === null && firstOpen !== undefined && firstOpen < year,
    }),
  }))
}

/** `lastClosed`: last closed month as `YYYY-MM`, empty without any. */
function obstacleOf(
  year: number,
  { lastClosed, earlierOpen }: { lastClosed: string; earlierOpen: boolean },
): YearObstacle | null {
  const december = `${year}-12`
  if (today().slice(0, 4) <= String(year)) return 'year-not-over'
  if (lastClosed < december) return 'months-open'
  if (lastClosed > december) return 'later-months-closed'
  return earlierOpen ? 'earlier-year-open' : null
}

/** Closes a year; the database posts its entry. Waits for concurrent postings. */
export async function closeYear(tx: Tx, year: number, by: string) {
  const found = await lockYear(tx, year)
  if (found.closedAt !== null) throw new Refused('taken', { message: accountSentences.yearIsClosed(year) })
  refuseObstacle(found)
  await tx.insert(closedYears).values({ year, closedBy: by })
  return (await yearOf(tx, year))!
}

/** Reopens a closed year; the database posts the reversal of its entry. */
export async function reopenYear(tx: Tx, requested: string) {
  const found = await lockYear(tx, /^\d{4}$/.test(requested) ? Number(requested) : 0)
  if (found.closedAt === null) throw new Refused('not-found')
  refuseObstacle(found)
  await tx.delete(closedYears).where(eq(closedYears.year, found.year))
}

async function lockYear(tx: Tx, year: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('closed_months'))`)
  const found = await yearOf(tx, year)
  if (!found) throw new Refused('not-found', { message: accountSentences.yearWithoutEntries })
  return found
}

const yearOf = async (tx: Tx, year: number) => (await listYears(tx)).find((one) => one.year === year)

function refuseObstacle({ year, obstacle }: BookYear) {
  if (obstacle !== null)
    throw new Refused('step-not-allowed', { message: accountSentences.yearObstacles[obstacle](year) })
}
