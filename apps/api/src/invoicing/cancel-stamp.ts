import { motivesOf, type CancelMotive } from '@rumi/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { invoicingSentences } from '../copy/money/invoicing-sentences.ts'
import type { Db, Tx } from '../db/connect.ts'
import { cfdis } from '../db/schema/money/cfdis.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { StampingAway, StampingRefused, type StampingProvider } from './stamping.ts'
import {
  complementsOf,
  liveStampOf,
  lockSubject,
  standingAgainst,
  type StampRow,
  type Subject,
} from './subjects.ts'

type CancelRequest = { motive: CancelMotive; by: string }

/**
 * Cancels a stamp. If the receiver must agree it waits, and a repeated call checks the outcome; if declined,
 * the stamp stays valid and this throws. An invoice is cancelled after its credit notes and complements,
 * complements from the last one back.
 */
export async function cancelStamp(
  db: Db,
  provider: StampingProvider,
  subject: Subject,
  { motive, by }: CancelRequest,
): Promise<StampRow> {
  if (!motivesOf(subject.of).includes(motive)) refuse(invoicingSentences.motiveOfGlobals)
  const live = await db.transaction((tx) => standingAlone(tx, subject, { motive, by }))
  const outcome = await provider
    .cancel(live.providerId!, live.cancelMotive ?? motive)
    .catch(async (error: unknown) => {
      if (error instanceof StampingAway) throw new Refused('stamping-provider-away', {}, { cause: error })
      if (!(error instanceof StampingRefused)) throw error
      if (live.paymentId) await change(db, live, stillValid)
      const message = invoicingSentences.notCancelledBy(error.message)
      throw new Refused('stamp-refused', { message }, { cause: error })
    })
  const changes = {
    cancelled: {
      status: 'cancelled' as const,
      cancelMotive: live.cancelMotive ?? motive,
      cancelledBy: by,
      cancelledAt: now(),
    },
    waiting: { status: 'cancelling' as const, cancelMotive: live.cancelMotive ?? motive, cancelledBy: by },
    kept: stillValid,
  }
  const changed = await change(db, live, changes[outcome])
  if (outcome === 'kept') refuse(invoicingSentences.notAgreed)
  if (changed) return changed
  const [cancelled] = await db.select().from(cfdis).where(eq(cfdis.id, live.id))
  return cancelled!
}

const stillValid = { status: 'valid' as const, cancelMotive: null, cancelledBy: null }

/**
 * Returns the stamp after checking that nothing depends on it. A complement is marked before the request, so
 * that no other is stamped on its balance meanwhile.
 */
async function standingAlone(tx: Tx, subject: Subject, { motive, by }: CancelRequest): Promise<StampRow> {
  await lockSubject(tx, subject)
  const live = await liveStampOf(tx, subject)
  if (!live?.providerId) throw new Refused('not-stamped')
  const standing = await standingAgainst(tx, live.id)
  if (standing.some(({ refundId }) => refundId)) refuse(invoicingSentences.creditNotesFirst)
  if (standing.length > 0) refuse(invoicingSentences.complementsFirst)
  if (subject.of !== 'payments') return live
  const others = await complementsOf(tx, live.relatedTo!)
  if (others.some(({ installment }) => installment! > live.installment!))
    refuse(invoicingSentences.lastComplementFirst)
  if (live.status === 'cancelling') return live
  const [marked] = await tx
    .update(cfdis)
    .set({ status: 'cancelling', cancelMotive: motive, cancelledBy: by })
    .where(eq(cfdis.id, live.id))
    .returning()
  return marked!
}

type Change =
  | typeof stillValid
  | { status: 'cancelling' | 'cancelled'; cancelMotive: CancelMotive; cancelledBy: string }

async function change(db: Db, { id }: StampRow, changes: Change) {
  const [changed] = await db.transaction((tx) =>
    tx
      .update(cfdis)
      .set(changes)
      .where(and(eq(cfdis.id, id), inArray(cfdis.status, ['valid', 'cancelling'])))
      .returning(),
  )
  return changed
}

function refuse(message: string): never {
  throw new Refused('stamp-refused', { message })
}
