import {
  addDays,
  groomingLateSince,
  instantAt,
  type AnswerOf,
  type GroomedDog,
  type GroomingTurn,
  type myDay,
} from '@rumi/contract'
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { resources, services } from '../db/schema/business/services.ts'
import { groomingCards } from '../db/schema/grooming-cards.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { dogTags, tags } from '../db/schema/tags.ts'
import { visits } from '../db/schema/visits.ts'
import type { Actor } from '../http/actor.ts'
import { now, today } from '../http/clock.ts'
import { groomingCardRepository } from './grooming-cards.ts'

type MyDay = AnswerOf<typeof myDay.show>['data']['myDay']

/** Upper limit of cards read for a day. */
const mostCards = 200

/** Returns the staff member of an account; undefined if there is none. */
export async function staffMemberOf(db: Queryable, userId: string) {
  const [found] = await db
    .select({ id: resources.id, name: resources.name, kind: resources.kind })
    .from(resources)
    .where(and(eq(resources.userId, userId), eq(resources.active, true)))
  return found
}

/** Returns today's appointments of the staff member who is logged in, in their order, with what helps with each dog. */
export async function readMyDay(db: Queryable, actor: Actor): Promise<MyDay> {
  const day = today()
  const person = await staffMemberOf(db, actor.id)
  if (!person) return { day, staffMember: null, colleagues: [], appointments: [] }
  const { kind, ...staffMember } = person
  const colleagues = await db
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(and(eq(resources.kind, kind), eq(resources.active, true), ne(resources.id, person.id)))
    .orderBy(asc(resources.name))
  return { day, staffMember, colleagues, appointments: await turnsOf(db, person.id, day) }
}

async function turnsOf(db: Queryable, personId: string, day: string): Promise<GroomingTurn[]> {
  const found = await db
    .select({
      bookingId: bookings.id,
      version: bookings.version,
      status: bookings.status,
      service: services.name,
      start: sql<string>`${bookings.startAt}`.mapWith(bookings.startAt),
      end: sql<string>`${bookings.endAt}`.mapWith(bookings.endAt),
      notes: bookings.notes,
      ownerName: sql<string>`btrim(${users.name} || ' ' || ${users.lastName})`,
      ownerPhone: users.phone,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(users, eq(users.id, bookings.clientId))
    .where(
      and(
        eq(bookings.resourceId, personId),
        notInArray(bookings.status, ['cancelled', 'no-show']),
        gte(bookings.startAt, instantAt(day, '00:00')),
        lt(bookings.startAt, instantAt(addDays(day, 1), '00:00')),
      ),
    )
    .orderBy(asc(bookings.startAt), asc(bookings.id))
  if (found.length === 0) return []
  const dogsOf = await dogsOfBookings(
    db,
    found.map(({ bookingId }) => bookingId),
  )
  const instant = now()
  return found.map((turn, position) => {
    const turnDogs = dogsOf.get(turn.bookingId) ?? []
    return {
      ...turn,
      lateSince: lateSinceOf(turn, { turnDogs, nextStart: found[position + 1]?.start ?? null, instant }),
      dogs: turnDogs,
    }
  })
}

type Circumstances = { turnDogs: readonly GroomedDog[]; nextStart: string | null; instant: string }

const lateSinceOf = (
  { status, end }: Pick<GroomingTurn, 'status' | 'end'>,
  { turnDogs, nextStart, instant }: Circumstances,
) => {
  if (status !== 'checked-in') return null
  const open = turnDogs.find(({ card }) => card?.finishedAt === null)?.card
  return open ? groomingLateSince({ ...open, plannedEnd: end, nextStart }, instant) : null
}

async function dogsOfBookings(db: Queryable, ids: readonly string[]) {
  const found = await db
    .select({
      bookingId: bookingDogs.bookingId,
      rumiId: dogs.id,
      name: dogs.name,
      breed: dogs.breed,
      color: dogs.color,
      weightKg: dogs.weightKg,
      profileImg: dogs.profileImg,
      allergies: dogs.allergies,
      temperament: dogs.temperament,
      medication: dogs.medication,
      tags: sql<string[]>`(select coalesce(jsonb_agg(x.tag_id order by t.created_at, t.id), '[]')
        from ${dogTags} x join ${tags} t on t.id = x.tag_id where x.dog_id = ${dogs.id})`,
      presence: visits.status,
    })
    .from(bookingDogs)
    .innerJoin(dogs, eq(dogs.id, bookingDogs.dogId))
    .leftJoin(visits, eq(visits.id, bookingDogs.visitId))
    .where(inArray(bookingDogs.bookingId, [...ids]))
    .orderBy(asc(dogs.name), asc(dogs.id))
  const { items: cards } = await groomingCardRepository.list(db, {
    limit: mostCards,
    where: inArray(groomingCards.bookingId, [...ids]),
  })
  const last = await lastCards(
    db,
    found.map(({ rumiId }) => rumiId),
    ids,
  )
  const byBooking = new Map<string, GroomedDog[]>()
  for (const { bookingId, ...dog } of found) {
    const card = cards.find((one) => one.bookingId === bookingId && one.rumiId === dog.rumiId) ?? null
    const groomed = { ...dog, card, last: last.get(dog.rumiId) ?? null }
    byBooking.set(bookingId, [...(byBooking.get(bookingId) ?? []), groomed])
  }
  return byBooking
}

/** Returns the last finished card of each dog from bookings other than these. */
async function lastCards(db: Queryable, dogIds: readonly string[], except: readonly string[]) {
  const newest = db
    .selectDistinctOn([groomingCards.rumiId], { id: groomingCards.id })
    .from(groomingCards)
    .innerJoin(bookings, eq(bookings.id, groomingCards.bookingId))
    .where(
      and(
        inArray(groomingCards.rumiId, [...dogIds]),
        notInArray(groomingCards.bookingId, [...except]),
        or(isNotNull(groomingCards.finishedAt), eq(bookings.status, 'checked-out')),
      ),
    )
    .orderBy(groomingCards.rumiId, desc(groomingCards.startedAt))
    .as('newest')
  const { items } = await groomingCardRepository.list(db, {
    limit: mostCards,
    where: inArray(groomingCards.id, db.select({ id: newest.id }).from(newest)),
  })
  return new Map(items.map((card) => [card.rumiId, card]))
}
