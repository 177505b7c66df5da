import { compareInstants, resources as rows, type RecordOf, type Resources, instantAt } from '@rumi/contract'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { scheduleSentences } from '../copy/business-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { instantText } from '../db/repository/sql-text.ts'
import { createRepository, type Page } from '../db/repository/repository.ts'
import { bookings } from '../db/schema/bookings.ts'
import { absences } from '../db/schema/business/schedule.ts'
import { resources } from '../db/schema/business/services.ts'
import { now } from '../http/clock.ts'
import type { ListQuery } from '../http/requests/list-query.ts'
import type { HandlerContext, ListContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { conflictingBookings, hasNotBegun, refuseConflicts } from './conflicting-bookings.ts'

type Absences = Resources['absences']

/** Absences with the name of who is away and the visits that had begun with them. */
export const absenceRepository = createRepository(rows.absences, absences, {
  resource: sql`(select r.name from resources r where r.id = absences.resource_id)`,
  affected: sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', b.id, 'start', ${instantText(sql`b.start_at`)}, 'end', ${instantText(sql`b.end_at`)},
      'names', (select jsonb_agg(d.name order by d.name) from booking_dogs x join dogs d on d.id = x.dog_id where x.booking_id = b.id)
    ) order by b.start_at, b.id), '[]')
    from bookings b where b.resource_id = absences.resource_id and b.status = 'checked-in'
      and b.start_at < absences.end_at and coalesce(b.busy_until, b.end_at) > absences.start_at)`,
})

/** Absences; `from` leaves out those that were over before that day. */
export function listAbsences(query: ListQuery, { db }: ListContext): Promise<Page<RecordOf<Absences>>> {
  const { from, ...filters } = query.filters as { from?: string }
  return absenceRepository.list(db, {
    ...query,
    filters,
    ...(from ? { where: gte(absences.end, instantAt(from, '00:00')) } : {}),
  })
}

/**
 * Records an absence; throws with the visits booked in it. Visits in progress are listed as affected instead.
 * The person's row is locked, as bookings do, so that an absence and a visit cannot be created concurrently.
 */
export async function createAbsence(
  { resourceId, start, end, reason }: z.output<Absences['create']>,
  { actor, tx }: HandlerContext,
): Promise<RecordOf<Absences>> {
  if (compareInstants(end, start) <= 0)
    throw new Refused('dates-reversed', {
      message: scheduleSentences.endsAfterStart,
      issues: [{ path: 'end', message: scheduleSentences.endsAfterStart }],
    })
  if (compareInstants(end, now()) <= 0)
    throw new Refused('past-date', { issues: [{ path: 'end', message: scheduleSentences.timeIsPast }] })
  await lockPerson(tx, resourceId)
  refuseConflicts(await conflictingBookings(tx, expectedDuring(resourceId, { start, end })))
  const [written] = await tx
    .insert(absences)
    .values({ resourceId, start, end, reason: reason ?? '', createdBy: actor.id })
    .returning({ id: absences.id })
  return (await absenceRepository.find(tx, written!.id))!
}

/** SQL condition: bookings of a person during a span, with their cleaning, that have not begun. */
export const expectedDuring = (resourceId: string, { start, end }: { start: string; end: string }) =>
  and(
    eq(bookings.resourceId, resourceId),
    hasNotBegun,
    sql`${bookings.startAt} < ${end} and coalesce(${bookings.busyUntil}, ${bookings.endAt}) > ${start}`,
  )

/** Deletes an absence and tries the waiting list. */
export async function deleteAbsence({ tx, id }: HandlerContext) {
  await absenceRepository.remove(tx, id)
  await enqueueEvent(tx, { kind: 'schedule-changed', what: 'absence' })
}

/** Locks a person against bookings until the transaction ends; throws if they have no visits. */
export async function lockPerson(tx: Tx, id: string) {
  const [person] = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.id, id), ne(resources.kind, 'room')))
    .for('update')
  if (!person) throw new Refused('not-found')
}
