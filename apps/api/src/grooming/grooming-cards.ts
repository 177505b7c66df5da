import { isGrooming, resources as rows, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { changeStatus, checkRequirements, type LockedBooking } from '../bookings/index.ts'
import { groomingSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { createRepository } from '../db/repository/repository.ts'
import { bookingDogs } from '../db/schema/bookings.ts'
import { groomingCards } from '../db/schema/grooming-cards.ts'
import type { Actor } from '../http/actor.ts'
import { now } from '../http/clock.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { actUndoably } from '../undo/index.ts'
import { lockVisit, receiveDog } from '../visits/index.ts'

type GroomingCards = Resources['groomingCards']
type GroomingCard = RecordOf<GroomingCards>

const photosOf = (moment: 'before' | 'after') =>
  sql`(select coalesce(jsonb_agg('/files/' || f.id order by f.created_at, f.id), '[]') from files f
    where f.grooming_card_id = grooming_cards.id and f.grooming_moment = ${sql.raw(`'${moment}'`)})`

/** Grooming cards with the groomer's name, the measured minutes and the addresses of their photos. */
export const groomingCardRepository = createRepository(rows.groomingCards, groomingCards, {
  staffMember: sql`coalesce((select r.name from resources r where r.id = grooming_cards.staff_member_id), '')`,
  service: sql`(select s.name from bookings b join services s on s.id = b.service_id where b.id = grooming_cards.booking_id)`,
  minutes: sql`round(extract(epoch from grooming_cards.finished_at - grooming_cards.started_at) / 60)::int`,
  photosBefore: photosOf('before'),
  photosAfter: photosOf('after'),
})

/** Starts the work on a dog. A dog that is still expected arrives with it; the requirements are checked as at any arrival. */
export async function startGrooming(
  { bookingId, rumiId, undoId }: z.output<GroomingCards['create']>,
  { actor, tx }: HandlerContext,
): Promise<GroomingCard> {
  const [booked] = await tx
    .select({ visitId: bookingDogs.visitId })
    .from(bookingDogs)
    .where(and(eq(bookingDogs.bookingId, bookingId), eq(bookingDogs.dogId, rumiId)))
  if (!booked) throw new Refused('not-found')
  if (booked.visitId === null) throw new Refused('step-not-allowed')
  const { visit, booking } = await lockTurn(tx, booked.visitId, bookingId)
  if (!isGrooming(booking.serviceType))
    throw new Refused('breaks-a-rule', { message: groomingSentences.groomingOnly })
  if (visit.status !== 'expected' && visit.status !== 'in-house') throw new Refused('step-not-allowed')
  if (visit.status === 'expected') await receiveDog(tx, visit.id, { undoId, by: actor })
  const { booking: received } = await lockTurn(tx, booked.visitId, bookingId)
  await actUndoably(tx, { id: undoId, actor }, async () => {
    await beginTurn(tx, received, actor)
    await tx
      .insert(groomingCards)
      .values({ bookingId, rumiId, staffMemberId: received.resourceId, startedAt: now() })
      .onConflictDoNothing()
  })
  await enqueueEvent(tx, { kind: 'booking-noted', bookingId })
  const [card] = await tx
    .select({ id: groomingCards.id })
    .from(groomingCards)
    .where(and(eq(groomingCards.bookingId, bookingId), eq(groomingCards.rumiId, rumiId)))
  return (await groomingCardRepository.find(tx, card!.id))!
}

async function lockTurn(tx: Tx, visitId: string, bookingId: string) {
  const { visit, bookings } = await lockVisit(tx, visitId)
  const booking = bookings.find(({ id }) => id === bookingId)
  if (!booking) throw new Refused('step-not-allowed')
  return { visit, booking }
}

/** Begins an appointment of a dog that is present, inside its stay or after another appointment. */
async function beginTurn(tx: Tx, booking: LockedBooking, by: Actor) {
  if (booking.status !== 'pending' && booking.status !== 'confirmed') return
  const confirmed =
    booking.status === 'pending'
      ? {
          ...booking,
          ...(await changeStatus(tx, booking, { to: 'confirmed', by })),
          status: 'confirmed' as const,
        }
      : booking
  await changeStatus(
    tx,
    { ...booking, status: confirmed.status, version: confirmed.version },
    { to: 'checked-in', by },
  )
  await checkRequirements(tx, booking, { override: undefined, identified: undefined, by })
}

/** Fills in a card and ends the groomer's part. The dog stays present until it is handed over. */
export async function writeGroomingCard(
  { finished, undoId, version, ...fields }: z.output<GroomingCards['update']>,
  { actor, tx, id }: HandlerContext,
): Promise<GroomingCard> {
  const card = await lockCard(tx, id)
  if (version !== undefined && version !== card.version) throw new Refused('stale')
  return actUndoably(tx, { id: undoId, actor }, async () => {
    if (finished && card.finishedAt === null) {
      await tx.update(groomingCards).set({ finishedAt: now() }).where(eq(groomingCards.id, id))
      await enqueueEvent(tx, { kind: 'booking-noted', bookingId: card.bookingId })
    }
    return (await groomingCardRepository.update(tx, id, fields))!
  })
}

/** Locks a card until the transaction ends. */
export async function lockCard(tx: Tx, id: string): Promise<typeof groomingCards.$inferSelect> {
  const [card] = await tx.select().from(groomingCards).where(eq(groomingCards.id, id)).for('update')
  if (!card) throw new Refused('not-found')
  return card
}
