import type { QuoteLine } from '@rumi/contract'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { bookingSentences, medicineDosesLabel } from '../../copy/booking-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { bookingDogs, bookings } from '../../db/schema/bookings.ts'
import { careMarks } from '../../db/schema/care.ts'

/** Returns the booking that pays for doses given during a visit: the stay or day of day care under way. */
export async function bookingForDoses(tx: Tx, visitId: string): Promise<string | undefined> {
  const [booking] = await tx
    .select({ id: bookings.id })
    .from(bookingDogs)
    .innerJoin(bookings, eq(bookings.id, bookingDogs.bookingId))
    .where(
      and(
        eq(bookingDogs.visitId, visitId),
        eq(bookings.status, 'checked-in'),
        inArray(bookings.serviceType, ['Hotel', 'Guardería']),
      ),
    )
    .orderBy(asc(bookings.startDay), asc(bookings.id))
    .limit(1)
    .for('update', { of: bookings })
  return booking?.id
}

/** Returns the line that charges the doses of a booking, if any. */
export async function dosesLine(db: Queryable, bookingId: string): Promise<QuoteLine | undefined> {
  const [doses] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      amountCentavos: sql`coalesce(sum(${careMarks.feeCentavos}), 0)`.mapWith(Number),
    })
    .from(careMarks)
    .where(and(eq(careMarks.bookingId, bookingId), gt(careMarks.feeCentavos, 0)))
  const { count, amountCentavos } = doses!
  return count > 0 ? { label: bookingSentences.medicineDoses(count), amountCentavos } : undefined
}

/** Sets the line of a booking's price that charges its marked doses, and the total with it. Returns false for a booking that has ended. */
export async function chargeDoses(tx: Tx, bookingId: string): Promise<boolean> {
  const [booking] = await tx
    .select({ status: bookings.status, lines: bookings.lines })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update')
  if (booking?.status !== 'checked-in') return false
  const isDoses = ({ label }: QuoteLine) => label.startsWith(medicineDosesLabel)
  const former = booking.lines.find(isDoses)
  const line = await dosesLine(tx, bookingId)
  const differenceCentavos = (line?.amountCentavos ?? 0) - (former?.amountCentavos ?? 0)
  await tx
    .update(bookings)
    .set({
      lines: [...booking.lines.filter((one) => !isDoses(one)), ...(line ? [line] : [])],
      totalCentavos: sql`${bookings.totalCentavos} + ${differenceCentavos}`,
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, bookingId))
  return true
}
