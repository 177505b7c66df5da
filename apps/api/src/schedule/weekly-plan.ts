import { instantAt, spansAreApart, worksDuring, type Schedule, type schedule } from '@rumi/contract'
import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { scheduleSentences } from '../copy/business-sentences.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { staffHours } from '../db/schema/business/schedule.ts'
import { resources, servicePools } from '../db/schema/business/services.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { conflictingBookings, hasNotBegun, refuseConflicts } from './conflicting-bookings.ts'
import { lockPerson } from './absences.ts'
import { weeklyPlans } from './staff-on-duty.ts'

type Week = z.output<(typeof schedule.setHours)['body']>
type CleaningTime = z.output<(typeof schedule.setCleaning)['body']>

/** Returns everybody with regular hours, and the cleaning times. */
export async function readSchedule(db: Queryable): Promise<Schedule> {
  const people = await db
    .select({ id: resources.id, kind: resources.kind, name: resources.name })
    .from(resources)
    .where(and(ne(resources.kind, 'room'), eq(resources.active, true)))
    .orderBy(asc(resources.kind), asc(resources.name))
  const planOf = await weeklyPlans(
    db,
    people.map(({ id }) => id),
  )
  const cleaning = await db
    .select({ serviceType: servicePools.serviceType, cleaningMinutes: servicePools.cleaningMinutes })
    .from(servicePools)
    .where(inArray(servicePools.takes, ['groomer', 'trainer', 'hall']))
    .orderBy(asc(servicePools.serviceType))
  return {
    people: people.flatMap(({ id, kind, name }) => {
      const { hours, breaks } = planOf(id)
      return kind === 'room' ? [] : [{ id, kind, name, hours: [...hours], breaks: [...breaks] }]
    }),
    cleaning,
  }
}

/** Sets a person's regular week; throws with the visits booked outside it. */
export async function setHours(tx: Tx, id: string, week: Week) {
  for (const part of ['hours', 'breaks'] as const)
    if (!spansAreApart(week[part]))
      throw new Refused('breaks-a-rule', {
        issues: [{ path: part, message: scheduleSentences.hoursOverlap }],
      })
  await lockPerson(tx, id)
  const booked = await conflictingBookings(
    tx,
    and(eq(bookings.resourceId, id), hasNotBegun, gte(bookings.startAt, instantAt(today(), '00:00'))),
  )
  refuseConflicts(booked.filter((visit) => !worksDuring(week, visit)))
  await tx.delete(staffHours).where(eq(staffHours.resourceId, id))
  const rows = [
    ...week.hours.map((span) => ({ resourceId: id, kind: 'work' as const, ...span })),
    ...week.breaks.map((span) => ({ resourceId: id, kind: 'break' as const, ...span })),
  ]
  if (rows.length > 0) await tx.insert(staffHours).values(rows)
  await enqueueEvent(tx, { kind: 'schedule-changed', what: 'hours' })
}

/** Sets the cleaning time of future bookings; existing ones keep theirs. */
export async function setCleaning(tx: Tx, { serviceType, cleaningMinutes }: CleaningTime) {
  const [set] = await tx
    .update(servicePools)
    .set({ cleaningMinutes: cleaningMinutes })
    .where(
      and(
        eq(servicePools.serviceType, serviceType),
        inArray(servicePools.takes, ['groomer', 'trainer', 'hall']),
      ),
    )
    .returning({ serviceType: servicePools.serviceType })
  if (!set)
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'serviceType', message: scheduleSentences.notByTheHour }],
    })
  await enqueueEvent(tx, { kind: 'schedule-changed', what: 'hours' })
}
