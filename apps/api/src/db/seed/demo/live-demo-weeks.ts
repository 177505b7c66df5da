import { compareInstants } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'

/** Something that was written down at an instant of the demo's weeks. */
export type DatedWrite = { at: string; write: (tx: Tx) => Promise<unknown> }

/** Runs deferred checks and postings now. */
const settle = sql`do $$ begin set constraints all immediate; set constraints all deferred; end $$`

/**
 * Writes records in chronological order, each at its instant, so that triggers post, date and audit them as
 * if they had happened then. Equal instants keep their order.
 */
export async function liveDemoWeeks(tx: Tx, writes: readonly DatedWrite[], { deskId }: { deskId: string }) {
  const origin = JSON.stringify({ actorId: deskId })
  for (const { at, write } of writes.toSorted((one, other) => compareInstants(one.at, other.at))) {
    await tx.execute(
      sql`select set_config('rumi.instant', ${at}, true), set_config('rumi.origin', ${origin}, true)`,
    )
    await write(tx)
    await tx.execute(settle)
  }
  await tx.execute(sql`select set_config('rumi.instant', '', true), set_config('rumi.origin', '', true)`)
}
