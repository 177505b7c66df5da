import { undoHoldSeconds } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { outbox } from '../db/schema/messages.ts'
import { undoableActs } from '../db/schema/undoable-acts.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { tellBoards } from './tell-boards.ts'

/**
 * Does something so that it can be taken back for some seconds: the database keeps the rows that change, and what follows from
 * it waits. Several requests of one person under the same id are one act. Without an id it is done for good.
 */
export async function actUndoably<Done>(
  tx: Tx,
  { id, actor }: { id: string | undefined; actor: Pick<Actor, 'id'> },
  work: () => Promise<Done>,
): Promise<Done> {
  if (id === undefined) return work()
  const until = sql`clock_timestamp() + ${`${undoHoldSeconds} seconds`}::interval`
  const [act] = await tx
    .insert(undoableActs)
    .values({ id, actorId: actor.id, until })
    .onConflictDoUpdate({
      target: undoableActs.id,
      set: { until },
      setWhere: sql`${undoableActs.actorId} = ${actor.id} and ${undoableActs.until} > clock_timestamp()`,
    })
    .returning()
  if (!act) throw new Refused('undo-over')
  await tx.update(outbox).set({ notBefore: act.until }).where(eq(outbox.actId, id))
  await nameAct(tx, id)
  const done = await work()
  await nameAct(tx, '')
  await tellBoards(tx, id)
  return done
}

const nameAct = (tx: Tx, id: string) => tx.execute(sql`select set_config('rumi.undoable_act', ${id}, true)`)
