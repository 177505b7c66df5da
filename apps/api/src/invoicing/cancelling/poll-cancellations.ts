import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { cfdis } from '../../db/schema/money/cfdis.ts'
import { now } from '../../http/clock.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { StampingRefused, type StampingProvider } from '../stamping.ts'
import { withoutXml } from '../subjects.ts'
import { stillValid } from './cancel-stamp.ts'

type Waiting = Pick<typeof cfdis.$inferSelect, 'id' | 'providerId' | 'cancelMotive'>

/**
 * Creates the job that polls the provider for cancellations which wait for the receiver; run it once an hour. The office is notified of
 * each that ends. Throws `StampingAway` after storing earlier outcomes; the next run retries.
 */
export function cancellationsPoller(db: Db, provider: StampingProvider) {
  // An invoice whose substitute stands stays in cancellation where the receiver declines, until the office requests it again.
  const declined = new Set<string>()
  return async () => {
    const waiting = await db
      .select(withoutXml)
      .from(cfdis)
      .where(and(eq(cfdis.status, 'cancelling'), isNotNull(cfdis.providerId)))
      .orderBy(asc(cfdis.createdAt), asc(cfdis.id))
    for (const stamp of waiting) {
      const outcome = await outcomeOf(db, provider, stamp)
      if (outcome === 'waiting') declined.delete(stamp.id)
      else if (outcome === 'cancelled' || !declined.has(stamp.id)) await end(db, stamp, outcome)
      if (outcome === 'kept' && stamp.cancelMotive === '01') declined.add(stamp.id)
    }
  }
}

async function outcomeOf(db: Db, provider: StampingProvider, { id, providerId, cancelMotive }: Waiting) {
  const [substitute] = await db
    .select({ uuid: cfdis.uuid })
    .from(cfdis)
    .where(and(eq(cfdis.substitutes, id), isNotNull(cfdis.uuid)))
    .orderBy(desc(cfdis.createdAt))
  const request = {
    motive: cancelMotive!,
    again: true,
    ...(substitute?.uuid && { substituteUuid: substitute.uuid }),
  }
  return provider.cancel(providerId!, request).catch((error: unknown) => {
    if (error instanceof StampingRefused) return 'kept' as const
    throw error
  })
}

/** Stores the end of a cancellation unless a request of the office was faster, and notifies the office. */
const end = (db: Db, { id, cancelMotive }: Waiting, outcome: 'cancelled' | 'kept') =>
  db.transaction(async (tx) => {
    const bothStand = outcome === 'kept' && cancelMotive === '01'
    const changes = outcome === 'kept' ? stillValid : { status: 'cancelled' as const, cancelledAt: now() }
    const [changed] = await tx
      .update(cfdis)
      .set(bothStand ? { status: 'cancelling' } : changes)
      .where(and(eq(cfdis.id, id), eq(cfdis.status, 'cancelling')))
      .returning({ id: cfdis.id })
    if (changed) await enqueueEvent(tx, { kind: 'cancellation-ended', cfdiId: id, outcome })
  })
