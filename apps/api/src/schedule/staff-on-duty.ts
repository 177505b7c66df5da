import { notWorkingOn, worksDuring, type Busy, type WeeklyPlan } from '@rumi/contract'
import { and, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { absences, staffHours } from '../db/schema/business/schedule.ts'

const hoursOfPeople = namedStatement('hours of people', (db) =>
  db
    .select()
    .from(staffHours)
    .where(sql`${staffHours.resourceId} = any(${sql.placeholder('ids')})`)
    .orderBy(staffHours.weekday, staffHours.from),
)

const absencesOfPeople = namedStatement('absences of people', (db) =>
  db
    .select({ resourceId: absences.resourceId, start: absences.start, end: absences.end })
    .from(absences)
    .where(
      and(
        sql`${absences.resourceId} = any(${sql.placeholder('ids')})`,
        gt(absences.end, sql.placeholder('start')),
        lt(absences.start, sql.placeholder('end')),
      ),
    ),
)

const wheneverOpen: WeeklyPlan = { hours: [], breaks: [] }

/** The usual weeks of some people, by their ids. */
export async function weeklyPlans(
  db: Queryable,
  ids: readonly string[],
): Promise<(id: string) => WeeklyPlan> {
  const rows = ids.length ? await hoursOfPeople(db, { ids }) : []
  const byPerson = Map.groupBy(rows, ({ resourceId }) => resourceId)
  return (id) => {
    const spans = byPerson.get(id)
    if (!spans) return wheneverOpen
    const ofKind = (kind: string) =>
      spans.filter((span) => span.kind === kind).map(({ weekday, from, until }) => ({ weekday, from, until }))
    return { hours: ofKind('work'), breaks: ofKind('break') }
  }
}

/** The absences of some people that touch a time; those of the past are never read again. */
export const absencesDuring = (db: Queryable, ids: readonly string[], { start, end }: Busy) =>
  ids.length ? absencesOfPeople(db, { ids, start, end }) : Promise.resolve([])

/** A visit, and until when what comes after it is cleaned up; null where nothing is. */
type VisitHeld = Busy & { busyUntil: string | null }

/**
 * Returns the people who are on duty for a whole visit: within their hours, outside breaks and absences. The cleaning
 * after it must end before a break or absence, but may exceed the hours.
 */
export async function staffOnDuty<P extends { id: string }>(
  db: Queryable,
  people: readonly P[],
  visit: VisitHeld,
): Promise<P[]> {
  const ids = people.map(({ id }) => id)
  const planOf = await weeklyPlans(db, ids)
  const away = new Set(
    (await absencesDuring(db, ids, { ...visit, end: visit.busyUntil ?? visit.end })).map(
      ({ resourceId }) => resourceId,
    ),
  )
  return people.filter(({ id }) => !away.has(id) && worksDuring(planOf(id), visit))
}

/** Returns the absences of people on any of the given days. */
export async function absenceSpans(
  db: Queryable,
  ids: readonly string[],
  within: Busy,
): Promise<(id: string, day: string) => Busy[]> {
  const planOf = await weeklyPlans(db, ids)
  const away = Map.groupBy(await absencesDuring(db, ids, within), ({ resourceId }) => resourceId)
  return (id, day) => [...notWorkingOn(day, planOf(id)), ...(away.get(id) ?? [])]
}
