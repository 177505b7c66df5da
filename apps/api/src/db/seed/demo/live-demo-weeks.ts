import { compareInstants } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'

/** Something that was written down at an instant of the demo's weeks. */
export type DatedWrite = { at: string; write: (tx: Tx) => Promise<unknown> }

/** What waits for the end of a transaction is looked at and posted now. */
const settle = sql`do $$ begin set constraints all immediate; set constraints all deferred; end $$`

/**
 * Writes everything in the order in which it happened, each at its instant as in a transaction of its own: triggers post it, date it and
 * keep its trail as if the house had been open then. What happens at one instant keeps its order.
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
