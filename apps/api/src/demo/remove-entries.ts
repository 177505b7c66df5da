import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'

/** Deletes posted demo entries, which is forbidden for all other entries. */
export async function whileDemoIsRemoved(tx: Tx, remove: () => Promise<void>) {
  await tx.execute(sql`select set_config('rumi.removes_demo', 'on', true)`)
  await remove()
  await tx.execute(sql`select set_config('rumi.removes_demo', '', true)`)
}

/** Removes entries with their lines; the sums of their months follow. */
export async function removeEntries(tx: Tx, which: SQL) {
  await tx.execute(sql`delete from gl_lines where entry_id in (select e.id from gl_entries e where ${which})`)
  await tx.execute(sql`delete from gl_entries e where ${which}`)
}
