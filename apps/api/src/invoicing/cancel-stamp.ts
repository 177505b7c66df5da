import type { CancelMotive } from '@rumi/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { invoicingSentences } from '../copy/invoicing-sentences.ts'
import type { Db } from '../db/connect.ts'
import { cfdis } from '../db/schema/cfdis.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { orderOf } from './read-cfdi.ts'
import { liveStampOf, type StampRow } from './stamps.ts'
import { StampingAway, StampingRefused, type StampingProvider } from './stamping.ts'

type Asked = { orderId: string; motive: CancelMotive; by: string }

/**
 * Cancels the stamp of an order. Where its receiver must agree first it waits, and asked again it looks whether they did; where they
 * declined, the invoice stays valid and this refuses.
 */
export async function cancelStamp(
  db: Db,
  provider: StampingProvider,
  { orderId, motive, by }: Asked,
): Promise<StampRow> {
  const order = await orderOf(db, orderId)
  const live = await liveStampOf(db, order.id)
  if (!live?.providerId) throw new Refused('not-stamped')
  const outcome = await provider
    .cancel(live.providerId, live.cancelMotive ?? motive)
    .catch((error: unknown) => {
      if (error instanceof StampingAway) throw new Refused('stamping-provider-away', {}, { cause: error })
      if (error instanceof StampingRefused)
        throw new Refused(
          'stamp-refused',
          { message: invoicingSentences.notCancelledBy(error.message) },
          { cause: error },
        )
      throw error
    })
  const changes = {
    cancelled: {
      status: 'cancelled' as const,
      cancelMotive: live.cancelMotive ?? motive,
      cancelledBy: by,
      cancelledAt: now(),
    },
    waiting: { status: 'cancelling' as const, cancelMotive: live.cancelMotive ?? motive, cancelledBy: by },
    kept: { status: 'valid' as const, cancelMotive: null, cancelledBy: null },
  }
  const [changed] = await db.transaction((tx) =>
    tx
      .update(cfdis)
      .set(changes[outcome])
      .where(and(eq(cfdis.id, live.id), inArray(cfdis.status, ['valid', 'cancelling'])))
      .returning(),
  )
  if (outcome === 'kept') throw new Refused('stamp-refused', { message: invoicingSentences.notAgreed })
  if (changed) return changed
  const [cancelled] = await db.select().from(cfdis).where(eq(cfdis.id, live.id))
  return cancelled!
}
