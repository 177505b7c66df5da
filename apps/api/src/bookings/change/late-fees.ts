import {
  addMinutes,
  formatLateness,
  formatPesos,
  lateFeeShownMinutes,
  latePickupOf,
  type ChargeLateFee,
  type InstantLike,
  type LateFee,
} from '@rumi/contract'
import { and, asc, eq, isNotNull, notExists, sql, type SQL } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { bookingDogs, bookingEvents, bookings } from '../../db/schema/bookings.ts'
import { now } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { lockTarget } from '../../payments/index.ts'
import { stayAround } from '../../schedule/index.ts'
import { currentSettings } from '../../settings/index.ts'
import { termsOfBooking } from '../sold-terms.ts'

/** Dogs present without a decision about a late pick-up fee. */
const undecided = (db: Queryable, condition: SQL) =>
  db
    .select({
      id: bookings.id,
      serviceType: bookings.serviceType,
      endDay: bookings.endDay,
      endAt: bookings.endAt,
      dogs: db.$count(bookingDogs, eq(bookingDogs.bookingId, bookings.id)),
    })
    .from(bookings)
    .where(
      and(
        condition,
        eq(bookings.status, 'checked-in'),
        notExists(
          db
            .select({ id: bookingEvents.id })
            .from(bookingEvents)
            .where(and(eq(bookingEvents.bookingId, bookings.id), isNotNull(bookingEvents.lateFeeCentavos))),
        ),
      ),
    )
    .orderBy(asc(bookings.id))

type Booked = Awaited<ReturnType<typeof undecided>>[number]

/**
 * Returns the late pick-up fee of a booking at an instant, under its terms of sale. Add-ons leave with their
 * stay.
 */
async function feeAt(db: Queryable, booked: Booked, at: InstantLike): Promise<LateFee> {
  const { id, serviceType, endDay, endAt, dogs } = booked
  const sold = await termsOfBooking(db, id)
  const late = latePickupOf({ serviceType, end: (endDay ?? endAt)!, dogs }, at, {
    sold,
    today: await currentSettings(db),
  })
  const isInside = late.feeCentavos > 0 && (await stayAround(db, id, ['checked-in'])) !== undefined
  return { bookingId: id, ...late, ...(isInside && { feeCentavos: 0 }) }
}

/** Returns the late pick-up fees so far for a client's overdue dogs. */
export async function lateFeesOf(db: Queryable, clientId: string): Promise<LateFee[]> {
  const fees: LateFee[] = []
  for (const booked of await undecided(db, eq(bookings.clientId, clientId)))
    fees.push(await feeAt(db, booked, now()))
  return fees.filter(({ feeCentavos }) => feeCentavos > 0)
}

/**
 * Adds the late pick-up fee to the price of a booking as a line, or records that the desk waived it; once per
 * booking. Throws `price-changed` for an amount other than that of the last minutes, or if it was decided meanwhile.
 */
export async function chargeLateFee(
  tx: Tx,
  { bookingId, expectedCentavos, waived }: ChargeLateFee,
  { chargeId, by }: { chargeId: string; by: string },
) {
  await lockTarget(tx, { bookingId })
  const [booked] = await undecided(tx, eq(bookings.id, bookingId))
  if (!booked) throw new Refused('price-changed', { message: bookingSentences.lateFeeDecided })
  const at = now()
  const fees = [await feeAt(tx, booked, at), await feeAt(tx, booked, addMinutes(at, -lateFeeShownMinutes))]
  const fee = fees.find(({ feeCentavos }) => feeCentavos === expectedCentavos)
  if (!fee) {
    const [{ feeCentavos } = { feeCentavos: 0 }] = fees
    throw new Refused('price-changed', { message: bookingSentences.lateFeeIs(formatPesos(feeCentavos)) })
  }
  const label = bookingSentences.lateFee(formatLateness(fee.minutesLate))
  await tx.insert(bookingEvents).values({
    bookingId,
    actorId: by,
    fromStatus: 'checked-in',
    toStatus: 'checked-in',
    note: label,
    lateFeeCentavos: expectedCentavos,
    lateFeeWaived: waived,
    chargeId,
  })
  if (waived) return
  const line = JSON.stringify([{ label, amountCentavos: expectedCentavos }])
  await tx
    .update(bookings)
    .set({
      lines: sql`${bookings.lines} || ${line}::jsonb`,
      totalCentavos: sql`${bookings.totalCentavos} + ${expectedCentavos}`,
      lateFeeCentavos: expectedCentavos,
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, bookingId))
}
