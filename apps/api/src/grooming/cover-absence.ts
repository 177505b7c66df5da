import {
  addDays,
  addMinutes,
  compareInstants,
  dayOf,
  minutesBetween,
  type AnswerOf,
  type BodyOf,
  type CoveredBooking,
  type QueryOf,
  type sickDays,
} from '@rumi/contract'
import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { availabilityOf, changeBooking, dryRun } from '../bookings/index.ts'
import type { Db, Tx } from '../db/connect.ts'
import { isHolding } from '../db/holds-capacity.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { resources, services } from '../db/schema/business/services.ts'
import { absences } from '../db/schema/business/schedule.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import type { Actor } from '../http/actor.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { createAbsence, expectedDuring, lockPerson } from '../schedule/index.ts'

type Span = { start: string; end: string }
type Absence = QueryOf<typeof sickDays.plan>
type Recorded = AnswerOf<typeof sickDays.record>['data']
type By = { actor: Actor; request: FastifyRequest }
type Person = { id: string; name: string }

/** Days after the absence's day on which another hour is proposed. */
const daysAhead = 2
/** Hours tried for one booking before the client is asked. */
const mostTries = 10

/**
 * Returns the bookings of an absence that have not begun, with a proposal for each: a free colleague, else another hour, else a question
 * to the client. Each proposal is carried out before the next is sought and all are rolled back, so that they fit together.
 */
export function proposalsFor(db: Db, absence: Absence, by: By): Promise<CoveredBooking[]> {
  return dryRun(db, async (tx) => {
    const person = await personNamed(tx, absence.resourceId)
    const colleagues = await tx
      .select({ id: resources.id, name: resources.name })
      .from(resources)
      .where(and(eq(resources.kind, person.kind), eq(resources.active, true), ne(resources.id, person.id)))
      .orderBy(asc(resources.name))
    const covered: CoveredBooking[] = []
    for (const booking of await affectedBy(tx, absence)) {
      const attempt = (staff: Person, start?: string) => tryMove(tx, booking.bookingId, { staff, start, by })
      covered.push({
        ...booking,
        proposal: await proposalFor(tx, booking, { absence, person, colleagues, attempt }),
      })
    }
    return covered
  })
}

type Affected = Omit<CoveredBooking, 'proposal'> & { serviceId: string }
type Seeking = {
  absence: Absence
  person: Person
  colleagues: readonly Person[]
  attempt: (staff: Person, start?: string) => Promise<boolean>
}

async function proposalFor(
  tx: Tx,
  booking: Affected,
  { absence, person, colleagues, attempt }: Seeking,
): Promise<CoveredBooking['proposal']> {
  const { start, end } = booking
  for (const { id, name } of colleagues)
    if (await attempt({ id, name }))
      return { kind: 'colleague', staffMemberId: id, staffMember: name, start, end }
  const minutes = minutesBetween(start, end)
  let tries = 0
  for (const other of await otherStarts(tx, booking, minutes)) {
    const span = { start: other, end: addMinutes(other, minutes) }
    const people = overlap(span, absence) ? colleagues : [person, ...colleagues]
    for (const staff of await withoutBookings(tx, people, span)) {
      if (tries++ >= mostTries) return { kind: 'ask', staffMemberId: null, staffMember: '', start, end }
      if (await attempt(staff, other))
        return { kind: 'other-time', staffMemberId: staff.id, staffMember: staff.name, ...span }
    }
  }
  return { kind: 'ask', staffMemberId: null, staffMember: '', start, end }
}

/** Moves a booking inside a savepoint. Returns false, without effect, where a rule of the business rejects it. */
async function tryMove(
  tx: Tx,
  id: string,
  { staff, start, by }: { staff: Person; start: string | undefined; by: By },
): Promise<boolean> {
  try {
    await tx.transaction((inner) =>
      changeBooking({ resource: staff.id, start }, { ...by, owner: null, id, tx: inner }),
    )
    return true
  } catch (failure) {
    if (failure instanceof Refused) return false
    throw failure
  }
}

/** Returns the free starts of a booking's service on its day and the following ones, the nearest first. */
async function otherStarts(tx: Tx, { serviceId, bookingId, start }: Affected, minutes: number) {
  const day = dayOf(start)
  try {
    const days = await availabilityOf(tx, serviceId, {
      from: day,
      to: addDays(day, daysAhead),
      minutes,
      except: bookingId,
      waiveNotice: true,
    })
    const distance = (other: string) => Math.abs(minutesBetween(start, other))
    return days
      .flatMap(({ slots = [] }) => slots.filter(({ remaining }) => remaining > 0).map((slot) => slot.start))
      .filter((other) => compareInstants(other, now()) > 0 && compareInstants(other, start) !== 0)
      .toSorted((one, other) => distance(one) - distance(other))
  } catch (failure) {
    if (failure instanceof Refused) return []
    throw failure
  }
}

const overlap = (one: Span, other: Span) =>
  compareInstants(one.start, other.end) < 0 && compareInstants(other.start, one.end) < 0

/** Returns the people without a booking in a span; their hours and absences are checked by the move. */
async function withoutBookings(tx: Tx, people: readonly Person[], { start, end }: Span) {
  const held = await tx
    .selectDistinct({ id: bookings.resourceId })
    .from(bookings)
    .where(
      and(
        inArray(
          bookings.resourceId,
          people.map(({ id }) => id),
        ),
        isHolding,
        lt(bookings.startAt, end),
        sql`coalesce(${bookings.busyUntil}, ${bookings.endAt}) > ${start}`,
      ),
    )
  return people.filter(({ id }) => held.every((one) => one.id !== id))
}

async function personNamed(tx: Tx, id: string) {
  const [person] = await tx
    .select({ id: resources.id, name: resources.name, kind: resources.kind })
    .from(resources)
    .where(and(eq(resources.id, id), inArray(resources.kind, ['groomer', 'trainer'])))
  if (!person) throw new Refused('not-found')
  return person
}

async function affectedBy(tx: Tx, { resourceId, ...span }: Absence): Promise<Affected[]> {
  const found = await tx
    .select({
      bookingId: bookings.id,
      serviceId: bookings.serviceId,
      version: bookings.version,
      service: services.name,
      start: sql<string>`${bookings.startAt}`.mapWith(bookings.startAt),
      end: sql<string>`${bookings.endAt}`.mapWith(bookings.endAt),
      dogs: sql<string[]>`(select jsonb_agg(d.name order by d.name)
        from ${bookingDogs} x join ${dogs} d on d.id = x.dog_id where x.booking_id = ${bookings.id})`,
      ownerName: sql<string>`btrim(${users.name} || ' ' || ${users.lastName})`,
      ownerPhone: users.phone,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(users, eq(users.id, bookings.clientId))
    .where(and(isHolding, expectedDuring(resourceId, span)))
    .orderBy(asc(bookings.startAt), asc(bookings.id))
  return found
}

/**
 * Moves bookings of an absent person and records the absence. Bookings without a decision stay with the person, and the absence leaves
 * their hours out; the same call with the remaining decisions fills the gaps.
 */
export async function coverAbsence(
  tx: Tx,
  { resourceId, start, end, reason, moves }: BodyOf<typeof sickDays.record>,
  { actor, request }: By,
): Promise<Recorded> {
  const absence = { resourceId, start, end }
  await personNamed(tx, resourceId)
  const affected = new Set((await affectedBy(tx, absence)).map(({ bookingId }) => bookingId))
  for (const { bookingId, staffMemberId, ...move } of moves.toSorted((one, other) =>
    one.bookingId.localeCompare(other.bookingId),
  )) {
    if (!affected.has(bookingId)) throw new Refused('stale')
    await changeBooking(
      { resource: staffMemberId, ...move },
      { actor, owner: null, id: bookingId, tx, request },
    )
  }
  await lockPerson(tx, resourceId)
  const left = await affectedBy(tx, absence)
  const taken = [...(await heldSpans(tx, left)), ...(await absencesOf(tx, absence))]
  const recorded: Recorded['absences'] = []
  for (const span of spansWithout(absence, taken))
    if (compareInstants(span.end, now()) > 0)
      recorded.push(
        await createAbsence({ resourceId, reason, ...span }, { actor, owner: null, id: '', tx, request }),
      )
  return {
    absences: recorded,
    moved: moves.map(({ bookingId }) => bookingId),
    left: left.map(({ bookingId }) => bookingId),
  }
}

/** Returns the times that bookings hold, with the cleaning after them. */
const heldSpans = (tx: Tx, held: readonly Affected[]): Promise<Span[]> =>
  tx
    .select({
      start: sql<string>`${bookings.startAt}`.mapWith(bookings.startAt),
      end: sql<string>`coalesce(${bookings.busyUntil}, ${bookings.endAt})`.mapWith(bookings.endAt),
    })
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        held.map(({ bookingId }) => bookingId),
      ),
    )

const absencesOf = (tx: Tx, { resourceId, start, end }: Absence): Promise<Span[]> =>
  tx
    .select({ start: absences.start, end: absences.end })
    .from(absences)
    .where(and(eq(absences.resourceId, resourceId), lt(absences.start, end), gt(absences.end, start)))

/** Returns the parts of a span that others do not take, in order. */
export function spansWithout({ start, end }: Span, taken: readonly Span[]): Span[] {
  const free: Span[] = []
  let from = start
  for (const one of taken.toSorted((a, b) => compareInstants(a.start, b.start))) {
    if (compareInstants(one.start, from) > 0) free.push({ start: from, end: one.start })
    if (compareInstants(one.end, from) > 0) from = one.end
  }
  if (compareInstants(from, end) < 0) free.push({ start: from, end })
  return free
}
