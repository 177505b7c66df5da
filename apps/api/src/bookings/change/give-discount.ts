import {
  formatPesos,
  priceOf,
  type MoneyChoice,
  type BusinessSettings,
  type Price,
  type QuoteLine,
} from '@rumi/contract'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { bookingEvents, bookings } from '../../db/schema/bookings.ts'
import type { Actor } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import { isStanding, lockTarget } from '../../payments/index.ts'
import { dosesLine } from './charge-doses.ts'
import { settleBeyondPrice } from './settle-beyond-price.ts'

type Discount = {
  amountCentavos: number
  reason: string
  /** Choice for money above the reduced price. */
  money?: MoneyChoice | undefined
  chargeId?: string
  by: Actor
}

const lineOf = (reason: string, centavos: number): QuoteLine => ({
  label: bookingSentences.discount(reason),
  amountCentavos: -centavos,
})

/**
 * Discounts a booking by a line with its reason and records the author. Money above the new price is returned
 * or credited by choice; without a choice, or with a higher price, it fails with `breaks-a-rule`.
 */
export async function giveDiscount(tx: Tx, bookingId: string, discount: Discount) {
  const { amountCentavos, reason, money, chargeId, by } = discount
  const { costCentavos, leftCentavos } = await lockTarget(tx, { bookingId })
  const mayReturn = money !== undefined && (await isStanding(tx, { bookingId }))
  const mostCentavos = mayReturn ? costCentavos : leftCentavos
  if (amountCentavos > mostCentavos) {
    const text = mayReturn ? paymentSentences.discountIsMoreThanPrice : paymentSentences.discountIsMore
    const message = text(formatPesos(mostCentavos))
    throw new Refused('breaks-a-rule', { message, issues: [{ path: 'discount', message }] })
  }
  const [booking] = await tx
    .select({ status: bookings.status, lines: bookings.lines })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  const { status, lines } = booking!
  await tx.insert(bookingEvents).values({
    bookingId,
    actorId: by.id,
    fromStatus: status,
    toStatus: status,
    note: reason,
    discountCentavos: amountCentavos,
    chargeId,
  })
  await tx
    .update(bookings)
    .set({
      // Lowers the fee of a cancelled booking; its total stays.
      ...(status === 'cancelled'
        ? { retainedCentavos: sql`${bookings.retainedCentavos} - ${amountCentavos}` }
        : {
            lines: [...lines, lineOf(reason, amountCentavos)],
            totalCentavos: sql`${bookings.totalCentavos} - ${amountCentavos}`,
            discountCentavos: sql`${bookings.discountCentavos} + ${amountCentavos}`,
          }),
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, bookingId))
  if (mayReturn)
    await settleBeyondPrice(tx, bookingId, { as: money, by, ...(chargeId && { chargeId }), reason })
}

/** Returns a booking's new price including late fee, doses and discounts, never below 0. */
export async function withDiscounts(
  db: Queryable,
  bookingId: string,
  priced: Price,
  terms: Pick<BusinessSettings, 'ivaPercent'>,
): Promise<Price & { discountCentavos: number }> {
  const [fee] = await db
    .select({
      label: bookingEvents.note,
      amountCentavos: sql`${bookingEvents.lateFeeCentavos}`.mapWith(Number),
    })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        isNotNull(bookingEvents.lateFeeCentavos),
        eq(bookingEvents.lateFeeWaived, false),
      ),
    )
  const doses = await dosesLine(db, bookingId)
  const added = [fee, doses].filter((line) => line !== undefined)
  const price =
    added.length > 0
      ? priceOf([...priced.lines, ...added], { ivaPercent: priced.ivaPercent ?? terms.ivaPercent })
      : priced
  const given = await db
    .select({ reason: bookingEvents.note, centavos: bookingEvents.discountCentavos })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), isNotNull(bookingEvents.discountCentavos)))
    .orderBy(asc(bookingEvents.position))
  let left = Math.max(0, price.totalCentavos)
  const lines: QuoteLine[] = []
  for (const { reason, centavos } of given) {
    const off = Math.min(left, centavos ?? 0)
    left -= off
    if (off > 0) lines.push(lineOf(reason, off))
  }
  return {
    ...priceOf([...price.lines, ...lines], terms),
    discountCentavos: Math.max(0, price.totalCentavos) - left,
  }
}
