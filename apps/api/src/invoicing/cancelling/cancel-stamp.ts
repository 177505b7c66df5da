import { motivesOf, type CancelMotive } from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import { invoicingSentences } from '../../copy/money/invoicing-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { cfdis } from '../../db/schema/money/cfdis.ts'
import { now } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { cancelAtProvider } from './cancel-at-provider.ts'
import { refuseDependants } from './refuse-dependants.ts'
import type { StampingProvider } from '../stamping.ts'
import { substituteStamp } from './substitute-stamp.ts'
import {
  complementsOf,
  liveStampOf,
  lockSubject,
  requestedSubstituteOf,
  type StampRow,
  type Subject,
} from '../subjects.ts'

export type CancelRequest = {
  motive: CancelMotive
  /** The stamp that is meant; by default the one that stands. */
  stamp?: string | undefined
  by: string
}

/** Columns of a stamp that stays valid. */
export const stillValid = { status: 'valid', cancelMotive: null, cancelledBy: null } as const

/**
 * Cancels a stamp. If the receiver must agree it waits, and a repeated call checks the outcome; if declined,
 * the stamp stays valid and this throws. One that was sealed elsewhere was cancelled there, which is written down. An invoice is cancelled after its credit notes and complements,
 * complements from the last one back.
 */
export async function cancelStamp(
  db: Db,
  provider: StampingProvider | null,
  subject: Subject,
  { motive, stamp, by }: CancelRequest,
): Promise<StampRow> {
  if (!provider && !isSealedElsewhere(await liveStampOf(db, subject)))
    throw new Refused('stamping-not-set-up')
  if (!motivesOf(subject.of).includes(motive))
    refuse(invoicingSentences.otherMotive[motive === '04' ? '04' : '01'])
  if (provider && motive === '01') return substituteStamp(db, provider, subject, { stamp, by })
  const { live, again } = await db.transaction((tx) => standingAlone(tx, subject, { motive, stamp, by }))
  if (!provider || isSealedElsewhere(live)) return cancelledElsewhere(db, live, { motive, by })
  return cancelAtProvider(db, provider, live, {
    because: { motive: live.cancelMotive ?? motive, again },
    by,
    ifKept: stillValid,
  })
}

/**
 * Returns the stamp after checking that nothing depends on it, and whether its cancellation was requested before. A complement is marked before the request, so
 * that no other is stamped on its balance meanwhile.
 */
async function standingAlone(tx: Tx, subject: Subject, { motive, stamp, by }: CancelRequest) {
  await lockSubject(tx, subject)
  const live = await liveStampOf(tx, subject)
  if (!live?.uuid || (stamp && stamp !== live.id)) throw new Refused('not-stamped')
  await refuseDependants(tx, live)
  if (await requestedSubstituteOf(tx, live.id)) refuse(invoicingSentences.substituteFirst)
  const again = live.status === 'cancelling'
  if (subject.of !== 'payments') return { live, again }
  const others = await complementsOf(tx, live.relatedTo!)
  if (others.some(({ installment }) => installment! > live.installment!))
    refuse(invoicingSentences.lastComplementFirst)
  if (again) return { live, again }
  const [marked] = await tx
    .update(cfdis)
    .set({ status: 'cancelling', cancelMotive: motive, cancelledBy: by })
    .where(eq(cfdis.id, live.id))
    .returning()
  return { live: marked!, again }
}

const isSealedElsewhere = (live: StampRow | undefined) => Boolean(live?.uuid && !live.providerId)

async function cancelledElsewhere(
  db: Db,
  { id }: StampRow,
  { motive, by }: CancelRequest,
): Promise<StampRow> {
  if (motive === '01') refuse(invoicingSentences.noSubstituteHere)
  const [cancelled] = await db.transaction((tx) =>
    tx
      .update(cfdis)
      .set({ status: 'cancelled', cancelMotive: motive, cancelledBy: by, cancelledAt: now() })
      .where(and(eq(cfdis.id, id), eq(cfdis.status, 'valid')))
      .returning(),
  )
  if (!cancelled) throw new Refused('not-stamped')
  return cancelled
}

function refuse(message: string): never {
  throw new Refused('stamp-refused', { message })
}
