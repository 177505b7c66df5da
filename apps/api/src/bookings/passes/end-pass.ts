import {
  endedPass,
  paidCentavosOf,
  returnsOf,
  type BeyondMoney,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { passSentences } from '../../copy/money/sale-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { passCredits } from '../../db/schema/money/passes.ts'
import { requireOpen, type Actor } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import { refundPayment, rowsAbout } from '../../payments/index.ts'
import { passRepository } from './pass-repository.ts'

type Pass = RecordOf<Resources['passes']>

/** Withdraws a partly paid pass; its payments become credit. */
export async function withdrawPass(tx: Tx, id: string, by: Pick<Actor, 'id'>): Promise<Pass> {
  const withdrawn = (await passRepository.update(tx, id, { status: 'cancelled' }))!
  await giveBackBeyond(tx, id, { costCentavos: 0, as: 'credit', reason: passSentences.withdrawnReason, by })
  return withdrawn
}

/**
 * Ends the rest of a locked paid pass: unspent credits expire and the price falls to the spent share. An
 * unused pass is cancelled. The difference is refunded or credited.
 */
export async function endPass(
  tx: Tx,
  pass: Pass,
  { money, actor }: { money: BeyondMoney | undefined; actor: Actor },
): Promise<Pass> {
  requireOpen(actor, 'payments')
  if (pass.unitsLeft === 0) throw new Refused('step-not-allowed', { message: passSentences.nothingLeft })
  if (!money)
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'money', message: passSentences.whatBecomesOfMoney }],
    })
  const { id, units, unitsLeft } = pass
  const { costCentavos } = endedPass(pass)
  await tx
    .update(passCredits)
    .set({ voided: true })
    .where(and(eq(passCredits.passId, id), isNull(passCredits.bookingId)))
  const ended = await passRepository.update(
    tx,
    id,
    units === unitsLeft ? { status: 'cancelled' } : { units: units - unitsLeft, totalCentavos: costCentavos },
  )
  await giveBackBeyond(tx, id, { costCentavos, as: money, reason: passSentences.endedReason, by: actor })
  return ended!
}

type GivingBack = { costCentavos: number; as: BeyondMoney; reason: string; by: Pick<Actor, 'id'> }

async function giveBackBeyond(tx: Tx, passId: string, { costCentavos, as, reason, by }: GivingBack) {
  const rows = await rowsAbout(tx, { passId })
  for (const { refundOf, amountCentavos, retainedCentavos, method } of returnsOf(
    rows,
    paidCentavosOf(rows) - costCentavos,
  ))
    await refundPayment(tx, refundOf, {
      amountCentavos,
      retainedCentavos,
      method: as === 'credit' ? 'credit' : method,
      reason,
      by: by.id,
    })
}
