import { formatPesos, uuid, type BodyOf, type TipPayout, type tips } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { resources } from '../../db/schema/business/services.ts'
import { cashDays } from '../../db/schema/money/payments.ts'
import { tipPayouts } from '../../db/schema/money/tip-payouts.ts'
import { tipsOwed } from '../../db/sql-functions.ts'
import { now } from '../../http/clock.ts'
import { Refused, refusedField } from '../../http/refused.ts'
import { payoutOf } from './tips-owed.ts'

type PayOut = BodyOf<typeof tips.payOut>

/**
 * Pays tips out of an open till or the bank; the entry is posted in the same transaction. Throws `not-found` for an unknown receiver or
 * till, `step-not-allowed` for a closed till, and `breaks-a-rule` above the owed amount.
 */
export async function payOutTips(
  tx: Tx,
  { staffId, amountCentavos, cashDayId }: PayOut,
  by: string,
): Promise<TipPayout> {
  const name = staffId === null ? paymentSentences.wholeTeam : await staffName(tx, staffId)
  if (cashDayId !== null) {
    const till = await lockTill(tx, cashDayId)
    if (till?.status === 'closed')
      throw new Refused('step-not-allowed', { message: paymentSentences.tillIsClosed(till.till) })
  }
  // The database waits for concurrent payouts by the same lock.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tip_payouts'))`)
  const owed = await owedCentavos(tx, staffId)
  if (amountCentavos > owed)
    throw refusedField(
      'amountCentavos',
      owed > 0 ? paymentSentences.tipsOwed(name, formatPesos(owed)) : paymentSentences.noTipsOwed(name),
    )
  const [written] = await tx
    .insert(tipPayouts)
    .values({ staffId, amountCentavos, cashDayId, paidBy: by, paidAt: now() })
    .returning({ id: tipPayouts.id })
  return postedPayout(tx, written!.id)
}

/** Reverses the posting of a payout; refused once reconciled with the bank (`reconciled`). */
export async function takeBackTips(tx: Tx, id: string, { reason, by }: { reason: string; by: string }) {
  const [payout] = uuid.safeParse(id).success
    ? await tx.select().from(tipPayouts).where(eq(tipPayouts.id, id)).for('update')
    : []
  if (!payout) throw new Refused('not-found')
  if (payout.takenBackAt !== null)
    throw new Refused('step-not-allowed', { message: paymentSentences.tipsTakenBack })
  // A till that is being closed is closed first, or waits for the cash that comes back.
  if (payout.cashDayId !== null) await lockTill(tx, payout.cashDayId)
  await tx
    .update(tipPayouts)
    .set({ takenBackAt: now(), takenBackBy: by, takeBackReason: reason })
    .where(eq(tipPayouts.id, id))
  return postedPayout(tx, id)
}

/** Posts the payout before the end of the transaction, so that a refusal of the books is the request's. */
async function postedPayout(tx: Tx, id: string) {
  await tx.execute(sql`set constraints tip_payouts_post immediate`)
  await tx.execute(sql`set constraints tip_payouts_post deferred`)
  return payoutOf(tx, id)
}

async function staffName(tx: Tx, id: string) {
  const [staff] = await tx.select({ name: resources.name }).from(resources).where(eq(resources.id, id))
  if (!staff) throw new Refused('not-found')
  return staff.name
}

async function lockTill(tx: Tx, id: string) {
  const [day] = await tx
    .select({ status: cashDays.status, till: cashDays.till })
    .from(cashDays)
    .where(eq(cashDays.id, id))
    .for('update')
  if (!day) throw new Refused('not-found')
  return day
}

async function owedCentavos(tx: Tx, staffId: string | null) {
  const { rows } = await tx.execute<{ centavos: string }>(
    sql`select centavos from ${tipsOwed} where staff_id is not distinct from ${staffId}::uuid`,
  )
  return Number(rows[0]?.centavos ?? 0)
}
