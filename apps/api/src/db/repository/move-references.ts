import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import type { Reference } from './references-to.ts'

/** Lets every row that names one record name another one in its place. */
export async function moveReferences(
  tx: Tx,
  references: readonly Reference[],
  { from, to }: { from: string; to: string },
) {
  for (const { table, column } of references)
    await tx.execute(
      sql`update ${table} set ${sql.identifier(column.name)} = ${to} where ${sql.identifier(column.name)} = ${from}`,
    )
}
