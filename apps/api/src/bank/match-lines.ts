import { uuid, type BookLineRef } from '@rumi/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { bankLines, bankMatches } from '../db/schema/money/bank.ts'
import { Refused } from '../http/refused.ts'

type Match = { lineId: string; bookLines: readonly BookLineRef[] }

/**
 * Matches ledger lines to bank lines. Throws `not-found`, `reconciled` for matched lines, and `match-differs`
 * for another sum or account.
 */
export async function matchLines(tx: Tx, matches: readonly Match[], by: string) {
  await lockOpenLines(
    tx,
    matches.map(({ lineId }) => lineId),
  )
  const rows = matches.flatMap(({ lineId, bookLines }) =>
    bookLines.map(({ entryId, position }) => ({ lineId, entryId, position, matchedBy: by })),
  )
  const known = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from gl_lines l
    where (l.entry_id, l.position) in (
      select * from unnest(${sql.param(rows.map(({ entryId }) => entryId))}::uuid[], ${sql.param(rows.map(({ position }) => position))}::int[]))`)
  if (known.rows[0]!.count < rows.length) throw new Refused('not-found')
  await tx.insert(bankMatches).values(rows)
  await tx.execute(sql`set constraints bank_matches_add_up immediate`)
  await tx.execute(sql`set constraints bank_matches_add_up deferred`)
}

/** Locks lines of the bank, in one order, and answers them; none of them is matched yet. */
export async function lockOpenLines(tx: Tx, ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  if (!wanted.every((id) => uuid.safeParse(id).success)) throw new Refused('not-found')
  const lines = await tx
    .select()
    .from(bankLines)
    .where(inArray(bankLines.id, wanted))
    .orderBy(bankLines.id)
    .for('no key update')
  if (lines.length < wanted.length) throw new Refused('not-found')
  const [matched] = await tx
    .select({ lineId: bankMatches.lineId })
    .from(bankMatches)
    .where(inArray(bankMatches.lineId, wanted))
    .limit(1)
  if (matched) throw new Refused('reconciled')
  return lines
}

/** Removes the match of a bank line. */
export async function unmatchLine(tx: Tx, lineId: string) {
  if (!uuid.safeParse(lineId).success) throw new Refused('not-found')
  const gone = await tx
    .delete(bankMatches)
    .where(eq(bankMatches.lineId, lineId))
    .returning({ lineId: bankMatches.lineId })
  if (gone.length === 0) throw new Refused('not-found')
}
