import { undoHoldSeconds } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { outbox } from '../db/schema/messages.ts'
import { undoableActs } from '../db/schema/undoable-acts.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { publishToBoards } from './publish-to-boards.ts'

type UndoableAct = {
  id: string | undefined
  actor: Pick<Actor, 'id'>
}

/**
 * Runs an act that can be undone for some seconds: the database stores the former rows, and events wait. Requests of
 * one user with the same id are one act; without an id it is final.
 */
export async function actUndoably<Done>(
  tx: Tx,
  { id, actor }: UndoableAct,
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
  await publishToBoards(tx, id)
  return done
}

const nameAct = (tx: Tx, id: string) => tx.execute(sql`select set_config('rumi.undoable_act', ${id}, true)`)
