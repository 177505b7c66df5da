import { and, eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { incidentDogs, incidents } from '../db/schema/incidents.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { messageIdOf } from './notification-repository.ts'
import { notifyFamily } from './notify-person.ts'

type IncidentDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/** Notifies the family of each dog of a sent incident, in the stored words for that family. */
export function incidentMessages({
  database: { db },
  config,
  sendTemplate,
  pubsub,
}: IncidentDeps): EventHandlers {
  return {
    async 'incident-sent'({ incidentId, dogId }) {
      const [found] = await db
        .select({ incident: incidents, report: incidentDogs.report, dog: dogs, owner: users })
        .from(incidentDogs)
        .innerJoin(incidents, eq(incidents.id, incidentDogs.incidentId))
        .innerJoin(dogs, eq(dogs.id, incidentDogs.dogId))
        .innerJoin(users, eq(users.id, dogs.ownerId))
        .where(and(eq(incidentDogs.incidentId, incidentId), eq(incidentDogs.dogId, dogId)))
      if (!found?.report || found.owner.closedAt !== null) return
      const { incident, report, dog, owner } = found
      const href = `/mi-cuenta/rumis/${dogId}#incidentes`
      await notifyFamily({ db, pubsub, sendTemplate }, owner, {
        id: messageIdOf('incident', `${incidentId} ${dogId}`),
        kind: 'incident-sent',
        mail: 'incident',
        data: {
          name: owner.name,
          dog: dog.name,
          kind: incident.kind,
          occurredAt: incident.occurredAt,
          ...report,
          link: `${config.publicUrl}${href}`,
        },
        href,
      })
    },
  }
}
