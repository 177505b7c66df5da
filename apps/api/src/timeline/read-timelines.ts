import { compareInstants, instantAt, type VisitTimeline } from '@rumi/contract'
import { and, desc, eq, gte, or } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { playGroups } from '../db/schema/play-groups.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { visits } from '../db/schema/visits.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { momentsOfCare } from './moments-of-care.ts'
import { momentsOfIncidents } from './moments-of-incidents.ts'
import { momentsOfReports } from './moments-of-reports.ts'
import { momentsOfGrooming, momentsOfServices } from './moments-of-services.ts'
import { plainMoment, type Moments, type PresentVisit } from './moments.ts'

/** Upper limit of visits in a response. */
const mostVisits = 20

/** Sources of moments; each reads what is stored of the visits and returns moments by visit. */
const sources = [
  momentsOfServices,
  momentsOfGrooming,
  momentsOfReports,
  momentsOfCare,
  momentsOfIncidents,
] satisfies readonly Moments[]

/** Returns the visits of an owner's dogs that are present or left today. Another owner's dog is not found. */
export async function readTimelines(
  db: Queryable,
  { ownerId, dogId }: { ownerId: string; dogId?: string | undefined },
): Promise<VisitTimeline[]> {
  const own = and(eq(dogs.ownerId, ownerId), dogId === undefined ? undefined : eq(dogs.id, dogId))
  if (dogId !== undefined && (await db.$count(dogs, own)) === 0) throw new Refused('not-found')
  const found = await db
    .select({ visit: visits, group: playGroups.name })
    .from(visits)
    .innerJoin(dogs, eq(dogs.id, visits.dogId))
    .leftJoin(playGroups, eq(playGroups.id, visits.playGroupId))
    .where(and(own, or(eq(visits.status, 'in-house'), gte(visits.leftAt, instantAt(today(), '00:00')))))
    .orderBy(desc(visits.arrivedAt), visits.id)
    .limit(mostVisits)
  const present = found.map(({ visit, group }) => ({
    ...visit,
    arrivedAt: visit.arrivedAt!,
    group: group ?? '',
  }))
  if (present.length === 0) return []
  const moments = await Promise.all(sources.map((momentsOf) => momentsOf(db, present)))
  return present.map((visit) => ({
    visitId: visit.id,
    rumiId: visit.dogId,
    day: visit.firstDay,
    status: visit.status,
    group: visit.group,
    moments: [...ownMoments(visit), ...moments.flatMap((bySource) => bySource.get(visit.id) ?? [])].toSorted(
      (one, other) => compareInstants(one.at, other.at),
    ),
  }))
}

const ownMoments = ({ arrivedAt, readyAt, leftAt, collectedBy }: PresentVisit) => [
  plainMoment('arrived', arrivedAt),
  ...(readyAt === null ? [] : [plainMoment('ready', readyAt)]),
  ...(leftAt === null ? [] : [plainMoment('left', leftAt, collectedBy)]),
]
