import { uuid, type BookLineRef } from '@rumi/contract'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { cardSettlements } from '../db/schema/money/card-settlements.ts'
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

type OpenLine = Pick<typeof bankLines.$inferSelect, 'id' | 'accountId' | 'amountCentavos'>

/**
 * Matches a bank line with the book line that this transaction posts for it, in an entry `e` that fits `where`. The books post at
 * the end of a transaction, here before it. Throws `match-differs` without such a line of the same account and sum.
 */
export async function matchPosted(tx: Tx, line: OpenLine, { where, by }: { where: SQL; by: string }) {
  await tx.execute(sql`set constraints all immediate`)
  const { rows } = await tx.execute<BookLineRef>(sql`
    select l.entry_id as "entryId", l.position from gl_lines l join gl_entries e on e.id = l.entry_id
    where ${where} and l.account_id = ${line.accountId} and l.debit_centavos - l.credit_centavos = ${line.amountCentavos}
      and not exists (select from bank_matches m where m.entry_id = l.entry_id and m.position = l.position)
    order by e.number desc limit 1`)
  await tx.execute(sql`set constraints all deferred`)
  if (rows.length === 0) throw new Refused('match-differs')
  await matchLines(tx, [{ lineId: line.id, bookLines: rows }], by)
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

/** Removes the match of a bank line, with the settlement of a terminal that it is. */
export async function unmatchLine(tx: Tx, lineId: string) {
  if (!uuid.safeParse(lineId).success) throw new Refused('not-found')
  const gone = await tx
    .delete(bankMatches)
    .where(eq(bankMatches.lineId, lineId))
    .returning({ lineId: bankMatches.lineId })
  if (gone.length === 0) throw new Refused('not-found')
  await tx.delete(cardSettlements).where(eq(cardSettlements.bankLineId, lineId))
}
