import { uuid, type BankStatement } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { bankStatements } from '../db/schema/money/bank.ts'
import { Refused } from '../http/refused.ts'

const mostStatements = 50

/** The files that lines of these days came in, the latest first. */
export async function statementsOf(
  db: Db,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<BankStatement[]> {
  const { rows } = await db.execute<BankStatement>(sql`
    select s.id, s.file_name as "fileName", to_char(s.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "importedAt", btrim(u.name || ' ' || u.last_name) as "importedBy",
      count(*)::int as lines, min(b.day)::text as from, max(b.day)::text as to
    from bank_statements s join bank_lines b on b.statement_id = s.id join users u on u.id = s.imported_by
    where s.account_id = ${accountId}
    group by s.id, u.id having max(b.day) >= ${from} and min(b.day) <= ${to}
    order by s.imported_at desc, s.id limit ${mostStatements}`)
  return rows
}

/** Takes a file back with its lines; the database refuses it where one of them is matched. */
export async function removeStatement(tx: Tx, id: string) {
  if (!uuid.safeParse(id).success) throw new Refused('not-found')
  const gone = await tx
    .delete(bankStatements)
    .where(eq(bankStatements.id, id))
    .returning({ id: bankStatements.id })
  if (gone.length === 0) throw new Refused('not-found')
}
