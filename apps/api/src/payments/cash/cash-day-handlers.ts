import { countedCentavosOf, resources, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { createRepository } from '../../db/repository/repository.ts'
import { cashDays } from '../../db/schema/money/payments.ts'
import { now } from '../../http/clock.ts'
import type { HandlerContext, ResourceHandlers } from '../../http/mount-resource.ts'
import { Refused } from '../../http/refused.ts'
import { cashInTill } from '../../db/sql-functions.ts'

type CashDays = Resources['cashDays']
type CashDay = RecordOf<CashDays>

export const cashDayRepository = createRepository(resources.cashDays, cashDays)

async function openCashDay(
  { floatCentavos, till = paymentSentences.onlyTill }: z.output<CashDays['create']>,
  { actor, tx }: HandlerContext,
): Promise<CashDay> {
  const [open] = await tx
    .select({ id: cashDays.id })
    .from(cashDays)
    .where(and(eq(cashDays.till, till), ne(cashDays.status, 'closed')))
  if (open) throw new Refused('taken', { message: paymentSentences.tillIsOpen(till) })
  const [day] = await tx
    .insert(cashDays)
    .values({ till, floatCentavos, openedBy: actor.id })
    .returning({ id: cashDays.id })
  return (await cashDayRepository.find(tx, day!.id))!
}

/**
 * Corrects the float before the first count, stores counts, and closes the day on the last one. The expected
 * amount is returned only after a count. A difference needs a reason; cash moved after the count needs
 * another count.
 */
async function changeCashDay(
  { floatCentavos, counts, differenceReason, status, version }: z.output<CashDays['update']>,
  { actor, tx, id }: HandlerContext,
): Promise<CashDay> {
  await tx.select({ id: cashDays.id }).from(cashDays).where(eq(cashDays.id, id)).for('update')
  const day = (await cashDayRepository.find(tx, id))!
  if (day.status === 'closed')
    throw new Refused('step-not-allowed', { message: paymentSentences.tillIsClosed(day.till) })
  if (version !== undefined && version !== day.version) throw new Refused('stale')
  if (floatCentavos !== undefined) {
    if (day.status !== 'open' || counts || status || differenceReason !== undefined)
      throw new Refused('breaks-a-rule', {
        issues: [{ path: 'floatCentavos', message: paymentSentences.floatIsCounted }],
      })
    return keepDay(tx, id, { floatCentavos })
  }
  const inTill = await readCashInTill(tx, id)
  const counted = counts ? countedCentavosOf(counts) : day.countedCentavos
  if (counted === null)
    throw new Refused('breaks-a-rule', { issues: [{ path: 'counts', message: paymentSentences.countFirst }] })
  const expected = counts ? inTill : day.expectedCentavos!
  const reason = differenceReason ?? day.differenceReason
  if (status === 'closed') {
    if (expected !== inTill)
      throw new Refused('breaks-a-rule', {
        issues: [{ path: 'counts', message: paymentSentences.countAgain }],
      })
    if (counted !== expected && !reason)
      throw new Refused('breaks-a-rule', {
        issues: [{ path: 'differenceReason', message: paymentSentences.whyDifference(counted - expected) }],
      })
  }
  return keepDay(tx, id, {
    ...(counts && { counts, countedCentavos: counted, expectedCentavos: expected }),
    differenceReason: reason,
    status: status ?? 'counted',
    ...(status === 'closed' && { closedBy: actor.id, closedAt: now() }),
  })
}

async function keepDay(tx: Tx, id: string, changes: Partial<typeof cashDays.$inferInsert>): Promise<CashDay> {
  await tx
    .update(cashDays)
    .set({ ...changes, version: sql`${cashDays.version} + 1`, updatedAt: now() })
    .where(eq(cashDays.id, id))
  return (await cashDayRepository.find(tx, id))!
}

/** Returns the till's cash by the ledger, in centavos. */
async function readCashInTill(tx: Tx, id: string) {
  const { rows } = await tx.execute<{ centavos: string }>(sql`select ${cashInTill(id)} as centavos`)
  return Number(rows[0]!.centavos)
}

/** Handlers of a till: open with a float, count, close. */
export const cashDayHandlers = {
  create: openCashDay,
  update: changeCashDay,
} satisfies ResourceHandlers<CashDays>
