import { compareInstants, type VisitMoment } from '@rumi/contract'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { incidentDogs, incidents } from '../db/schema/incidents.ts'
import { plainMoment, type Moments } from './moments.ts'

/** Incidents of the visit that were sent to the dog's family. */
export const momentsOfIncidents: Moments = async (db, present) => {
  const sent = await db
    .select({ dogId: incidentDogs.dogId, occurredAt: incidents.occurredAt, sentAt: incidents.sentAt })
    .from(incidentDogs)
    .innerJoin(incidents, eq(incidents.id, incidentDogs.incidentId))
    .where(
      and(
        inArray(
          incidentDogs.dogId,
          present.map(({ dogId }) => dogId),
        ),
        eq(incidents.status, 'sent'),
        isNotNull(incidentDogs.report),
      ),
    )
  const found = new Map<string, VisitMoment[]>()
  for (const { id, dogId, arrivedAt, leftAt } of present) {
    const ofVisit = sent.filter(
      (one) =>
        one.dogId === dogId &&
        compareInstants(one.occurredAt, arrivedAt) >= 0 &&
        (leftAt === null || compareInstants(one.occurredAt, leftAt) <= 0),
    )
    found.set(
      id,
      ofVisit.map(({ sentAt }) => plainMoment('incident', sentAt!)),
    )
  }
  return found
}
