import type { ImportedStatement } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { bankSentences } from '../copy/money/bank-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bankLines, bankStatements } from '../db/schema/money/bank.ts'
import { bankAccountsOf } from './bank-accounts.ts'
import { createWorkerTask } from '../http/worker-task.ts'
import type { readStatement, StatementLine } from './read-statement.ts'

/** Reads the lines of a bank statement in a worker thread. */
export const statementLines = createWorkerTask<typeof readStatement>(
  new URL('statement-worker.ts', import.meta.url),
)

type Importing = { name: string; accountId: string | undefined; by: string }

const rowsAtOnce = 1_000

/** Keeps the lines of a statement that are not known; a file without a new one leaves nothing behind. */
export async function importStatement(
  tx: Tx,
  lines: readonly StatementLine[],
  { name, accountId, by }: Importing,
): Promise<ImportedStatement> {
  const { account } = await bankAccountsOf(tx, accountId)
  // Two imports into one account go one after the other, so that both know what is known.
  await tx.execute(sql`select from accounts where id = ${account.id} for no key update`)
  const [statement] = await tx
    .insert(bankStatements)
    .values({ accountId: account.id, fileName: fileName(name), importedBy: by })
    .returning({ id: bankStatements.id })
  const origin = { statementId: statement!.id, accountId: account.id }
  const rows = numbered(lines).map((line, position) => ({ ...line, ...origin, position }))
  let added = 0
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const written = await tx
      .insert(bankLines)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoNothing()
      .returning({ id: bankLines.id })
    added += written.length
  }
  if (added === 0) await tx.delete(bankStatements).where(eq(bankStatements.id, origin.statementId))
  return { added, known: rows.length - added, from: lines[0]!.day, to: lastDayOf(lines) }
}

const fileName = (name: string) =>
  name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 120) || bankSentences.fileName

const lastDayOf = (lines: readonly StatementLine[]) =>
  lines.reduce((last, { day }) => (day > last ? day : last), '')

/** Each line with which of several alike it is. */
function numbered(lines: readonly StatementLine[]) {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const key = JSON.stringify([line.day, line.amountCentavos, line.reference])
    const ordinal = seen.get(key) ?? 0
    seen.set(key, ordinal + 1)
    return { ...line, ordinal }
  })
}
