import type { VisitMoment } from '@rumi/contract'
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { bookingDogs } from '../db/schema/bookings.ts'
import { files } from '../db/schema/people/files.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import { plainMoment, type Moments } from './moments.ts'

/** Report cards that were sent, with how many photos they have. */
export const momentsOfReports: Moments = async (db, present) => {
  const cards = await db
    .select({
      visitId: bookingDogs.visitId,
      cardId: reportCards.id,
      bookingId: reportCards.bookingId,
      sentAt: reportCards.sentAt,
      photos: count(files.id),
    })
    .from(reportCards)
    .innerJoin(
      bookingDogs,
      and(eq(bookingDogs.bookingId, reportCards.bookingId), eq(bookingDogs.dogId, reportCards.rumiId)),
    )
    .leftJoin(files, eq(files.cardId, reportCards.id))
    .where(
      and(
        inArray(
          bookingDogs.visitId,
          present.map(({ id }) => id),
        ),
        isNotNull(reportCards.sentAt),
      ),
    )
    .groupBy(bookingDogs.visitId, reportCards.id)
  const found = new Map<string, VisitMoment[]>()
  for (const { visitId, cardId, bookingId, sentAt, photos } of cards)
    found.set(visitId!, [
      ...(found.get(visitId!) ?? []),
      { ...plainMoment('report', sentAt!), cardId, bookingId, photos },
    ])
  return found
}
