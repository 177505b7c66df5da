import { and, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { cfdis } from '../../db/schema/money/cfdis.ts'
import { lockRowOf, targetOfColumns } from '../../payments/index.ts'
import { standingAgainst, type StampRow } from '../subjects.ts'

/**
 * Lets a stamped substitute take over its sale: the invoice before it waits for its cancellation. Returns false, and changes
 * nothing, if the request was changed meanwhile or something was stamped against that invoice.
 */
export async function letGoOfSubstituted(tx: Tx, row: StampRow, unchanged: SQL | undefined) {
  await lockRowOf(tx, targetOfColumns(row)!)
  const [asRequested] = await tx.select({ id: cfdis.id }).from(cfdis).where(unchanged).for('update')
  const standing = await standingAgainst(tx, row.substitutes!)
  if (!asRequested || standing.length > 0) return false
  const changed = await tx
    .update(cfdis)
    .set({ status: 'cancelling', cancelMotive: '01', cancelledBy: row.askedBy })
    .where(and(eq(cfdis.id, row.substitutes!), eq(cfdis.status, 'valid')))
    .returning({ id: cfdis.id })
  return changed.length > 0
}
