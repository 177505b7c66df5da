import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { auditEntries } from '../db/schema/people/audit.ts'
import { auditChangesWithoutPerson } from '../db/sql-functions.ts'

/**
 * Removes a person's values from their audit entries, and from those that the transaction still adds (decision
 * 120). Time, author and names of fields stay. The trigger permits no other change of an entry.
 */
export async function eraseFromAudit(tx: Tx, personId: string) {
  await tx.execute(sql`select set_config('rumi.erased_person', ${personId}, true)`)
  await tx
    .update(auditEntries)
    .set({ changes: auditChangesWithoutPerson(auditEntries.changes) })
    .where(eq(auditEntries.subjectId, personId))
}
