import {
  addDays,
  groomingCalls,
  groomingLateSince,
  instantAt,
  myDay,
  sickDays,
  type WorkInProgress,
} from '@rumi/contract'
import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { changeBooking } from '../bookings/index.ts'
import type { Db } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { resources } from '../db/schema/business/services.ts'
import { groomingCards } from '../db/schema/grooming-cards.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { now, today } from '../http/clock.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { coverAbsence, proposalsFor } from './cover-absence.ts'
import { readMyDay, staffMemberOf } from './my-day.ts'

/** Routes of a groomer's own day, of the work in progress, and of absences at short notice. */
export function groomingRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, myDay.show, async ({ actor }) => ({ data: { myDay: await readMyDay(db, actor) } }))

  registerRoute(app, myDay.passOn, async ({ params: { id }, body, actor, request }) =>
    runIdempotent(db, request, async (tx) => {
      const person = await staffMemberOf(tx, actor.id)
      const [own] = await tx
        .select({ id: bookings.id })
        .from(bookings)
        .where(and(sql`${bookings.id}::text = ${id}`, sql`${bookings.resourceId} = ${person?.id ?? null}`))
      if (!own) throw new Refused('not-found')
      const changed = await changeBooking(
        { resource: body.staffMemberId, version: body.version },
        { actor, owner: null, id, tx, request },
      )
      return { data: { colleague: { id: body.staffMemberId, name: changed.resource ?? '' } } }
    }),
  )

  registerRoute(app, groomingCalls.now, async () => ({ data: { work: await workInProgress(db) } }))

  registerRoute(app, sickDays.plan, async ({ query, actor, request }) => ({
    data: { bookings: await proposalsFor(db, query, { actor, request }) },
  }))

  registerRoute(app, sickDays.record, async ({ body, actor, request }) =>
    runIdempotent(db, request, async (tx) => ({ data: await coverAbsence(tx, body, { actor, request }) })),
  )
}

/** Returns the dogs that groomers work on at this moment. */
async function workInProgress(db: Db): Promise<WorkInProgress[]> {
  const found = await db
    .select({
      staffMemberId: resources.id,
      staffMember: resources.name,
      bookingId: groomingCards.bookingId,
      rumiId: groomingCards.rumiId,
      dog: dogs.name,
      startedAt: groomingCards.startedAt,
      plannedEnd: sql<string>`${bookings.endAt}`.mapWith(bookings.endAt),
      nextStart: sql<
        string | null
      >`(select min(n.start_at) from bookings n where n.resource_id = ${bookings.resourceId}
        and n.status in ('pending', 'confirmed') and n.start_at > ${bookings.startAt})`.mapWith(
        bookings.startAt,
      ),
    })
    .from(groomingCards)
    .innerJoin(bookings, eq(bookings.id, groomingCards.bookingId))
    .innerJoin(resources, eq(resources.id, groomingCards.staffMemberId))
    .innerJoin(dogs, eq(dogs.id, groomingCards.rumiId))
    .where(
      and(
        isNull(groomingCards.finishedAt),
        eq(bookings.status, 'checked-in'),
        gte(groomingCards.startedAt, instantAt(today(), '00:00')),
        lt(groomingCards.startedAt, instantAt(addDays(today(), 1), '00:00')),
      ),
    )
    .orderBy(asc(resources.name), asc(groomingCards.startedAt))
  const instant = now()
  return found.map(({ nextStart, ...work }) => ({
    ...work,
    lateSince: groomingLateSince({ ...work, nextStart, finishedAt: null }, instant),
  }))
}
