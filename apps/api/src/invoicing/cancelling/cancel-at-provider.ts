import { eq, and, inArray } from 'drizzle-orm'
import { invoicingSentences } from '../../copy/money/invoicing-sentences.ts'
import type { Db } from '../../db/connect.ts'
import { cfdis } from '../../db/schema/money/cfdis.ts'
import { now } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { lockRowOf } from '../../payments/index.ts'
import { StampingAway, StampingRefused, type Cancellation, type StampingProvider } from '../stamping.ts'
import { targetOfStamp, type StampRow } from '../subjects.ts'

type CancelRequest = {
  because: Cancellation
  by: string
  /** Columns where it stays valid, because the provider refuses or the receiver declines. */
  ifKept: Partial<typeof cfdis.$inferInsert> | null
}

/** Cancels a stamp at its provider and stores the outcome. If the receiver declined, or the provider refuses, this throws. */
export async function cancelAtProvider(
  db: Db,
  provider: StampingProvider,
  live: StampRow,
  { because, by, ifKept }: CancelRequest,
): Promise<StampRow> {
  const request = (cancellation: Cancellation) =>
    provider.cancel(live.providerId!, cancellation).catch(async (error: unknown) => {
      if (error instanceof StampingAway) throw new Refused('stamping-provider-away', {}, { cause: error })
      if (!(error instanceof StampingRefused)) throw error
      if (live.paymentId && ifKept) await change(db, live, ifKept)
      throw refusal(invoicingSentences.notCancelledBy(error.message), error)
    })
  let outcome = await request(because)
  if (outcome === 'kept' && ifKept) {
    await change(db, live, ifKept)
    throw refusal(invoicingSentences.notAgreed)
  }
  if (outcome === 'kept') {
    // Its substitute stands already, so the former has to be cancelled.
    outcome = await request({ ...because, again: false })
    if (outcome !== 'cancelled') throw refusal(invoicingSentences.bothStand)
  }
  const marked = { cancelMotive: because.motive, cancelledBy: by }
  const changed = await change(
    db,
    live,
    outcome === 'waiting'
      ? { status: 'cancelling', ...marked }
      : { status: 'cancelled', ...marked, cancelledAt: now() },
  )
  if (changed) return changed
  const [cancelled] = await db.select().from(cfdis).where(eq(cfdis.id, live.id))
  return cancelled!
}

async function change(db: Db, live: StampRow, changes: Partial<typeof cfdis.$inferInsert>) {
  const [changed] = await db.transaction(async (tx) => {
    if (live.isrRetainedCentavos > 0) await lockRowOf(tx, await targetOfStamp(tx, live))
    return tx
      .update(cfdis)
      .set(changes)
      .where(and(eq(cfdis.id, live.id), inArray(cfdis.status, ['valid', 'cancelling'])))
      .returning()
  })
  return changed
}

const refusal = (message: string, cause?: unknown) => new Refused('stamp-refused', { message }, { cause })
