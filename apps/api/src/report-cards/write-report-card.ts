import { dayOf, wasInHouse, type RecordOf, type Resources, resources as rows } from '@rumi/contract'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { reportCardSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { type Page, createRepository } from '../db/repository/repository.ts'
import { bookingDogs, bookingEvents, bookings } from '../db/schema/bookings.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import { now, today } from '../http/clock.ts'
import type { ListQuery } from '../http/requests/list-query.ts'
import type { HandlerContext, ListContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { reportFromDay } from './report-from-day.ts'

/** Report cards with the addresses of their photos, in the order in which they were taken in. */
export const reportCardRepository = createRepository(rows.reportCards, reportCards, {
  photos: sql`(select coalesce(jsonb_agg('/files/' || f.id order by f.created_at, f.id), '[]') from files f
    where f.card_id = report_cards.id)`,
})

type ReportCards = Resources['reportCards']
type ReportCard = RecordOf<ReportCards>

/** Report cards; an owner sees those of their own dogs that were sent, never a draft. */
export const listReportCards = (query: ListQuery, { owner, db }: ListContext): Promise<Page<ReportCard>> =>
  reportCardRepository.list(
    db,
    owner ? { ...query, only: { ownerId: owner }, where: isNotNull(reportCards.sentAt) } : query,
  )

/** Opens the report card of a dog's day with what is known of it; returns the existing one if there is one. */
export async function openReportCard(
  { bookingId, rumiId, day }: z.output<ReportCards['create']>,
  { tx }: HandlerContext,
): Promise<ReportCard> {
  const [booked] = await tx
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
    .where(and(eq(bookings.id, bookingId), eq(bookingDogs.dogId, rumiId)))
  if (!booked) throw new Refused('not-found')
  const { booking } = booked
  const withUs = {
    status: booking.status,
    firstDay: booking.startDay ?? dayOf(booking.startAt!),
    lastDay: booking.endDay ?? dayOf(booking.endAt!),
    arrivedOn: await arrivalOf(tx, bookingId),
  }
  if (!wasInHouse(withUs, day, today()))
    throw new Refused('not-in-house', {
      issues: [{ path: 'day', message: reportCardSentences.notInHouse }],
    })
  await tx
    .insert(reportCards)
    .values({
      bookingId,
      rumiId,
      ownerId: booking.clientId,
      day,
      ...(await reportFromDay(tx, { bookingId, rumiId, day })),
    })
    .onConflictDoNothing({ target: [reportCards.bookingId, reportCards.rumiId, reportCards.day] })
  const [opened] = await tx
    .select({ id: reportCards.id })
    .from(reportCards)
    .where(
      and(eq(reportCards.bookingId, bookingId), eq(reportCards.rumiId, rumiId), eq(reportCards.day, day)),
    )
  return (await reportCardRepository.find(tx, opened!.id))!
}

async function arrivalOf(tx: Tx, bookingId: string) {
  const [arrival] = await tx
    .select({ at: bookingEvents.at })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.toStatus, 'checked-in')))
    .orderBy(asc(bookingEvents.at))
    .limit(1)
  return arrival ? dayOf(arrival.at) : null
}

/** Edits a draft and optionally sends it. A sent card is read-only. */
export async function writeReportCard(
  { sent, version, ...fields }: z.output<ReportCards['update']>,
  { actor, tx, id }: HandlerContext,
): Promise<ReportCard> {
  const draft = await lockDraft(tx, id)
  if (version !== undefined && version !== draft.version) throw new Refused('stale')
  const written = (await reportCardRepository.update(tx, id, fields))!
  if (!sent) return written
  if (!written.mood)
    throw new Refused('breaks-a-rule', {
      message: reportCardSentences.moodBeforeSending,
      issues: [{ path: 'mood', message: reportCardSentences.chooseMood }],
    })
  await tx.update(reportCards).set({ sentAt: now(), sentBy: actor.id }).where(eq(reportCards.id, id))
  await enqueueEvent(tx, { kind: 'report-card-sent', cardId: id })
  return (await reportCardRepository.find(tx, id))!
}

/** Keeps a card that is still being written for this transaction; refuses one that was sent. */
export async function lockDraft(tx: Tx, id: string): Promise<ReportCard> {
  await tx.select({ id: reportCards.id }).from(reportCards).where(eq(reportCards.id, id)).for('update')
  const card = await reportCardRepository.find(tx, id)
  if (!card) throw new Refused('not-found')
  if (card.sentAt) throw new Refused('report-sent')
  return card
}
