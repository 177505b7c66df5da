import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { auditEntries } from '../db/schema/people/audit.ts'
import { auditChangesWithoutPerson } from '../db/sql-functions.ts'

/**
 * Takes a person's values out of the entries about them, and out of those that the rest of the transaction adds: what stays is that it
 * was changed, when and by whom (decision 120). The one change of an entry that its trigger lets through.
 */
export async function eraseFromAudit(tx: Tx, personId: string) {
  await tx.execute(sql`select set_config('rumi.erased_person', ${personId}, true)`)
  await tx
    .update(auditEntries)
    .set({ changes: auditChangesWithoutPerson(auditEntries.changes) })
    .where(eq(auditEntries.subjectId, personId))
}
