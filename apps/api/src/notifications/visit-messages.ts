import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { visits } from '../db/schema/visits.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { messageIdOf } from './notification-repository.ts'
import { notifyFamily } from './notify-person.ts'

type VisitDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/** Notifies an owner that a dog can be collected, unless it has left meanwhile. */
export function visitMessages({ database: { db }, config, sendTemplate, pubsub }: VisitDeps): EventHandlers {
  return {
    async 'visit-ready'({ visitId }) {
      const [found] = await db
        .select({ visit: visits, dog: dogs, owner: users })
        .from(visits)
        .innerJoin(dogs, eq(dogs.id, visits.dogId))
        .innerJoin(users, eq(users.id, dogs.ownerId))
        .where(eq(visits.id, visitId))
      if (found?.visit.status !== 'in-house' || found.visit.readyAt === null) return
      const { dog, owner } = found
      if (owner.closedAt !== null) return
      const href = `/mi-cuenta/rumis/${dog.id}`
      await notifyFamily({ db, pubsub, sendTemplate }, owner, {
        id: messageIdOf('visit-ready', visitId, found.visit.readyAt),
        kind: 'visit-ready',
        mail: 'visit-ready',
        data: { name: owner.name, dog: dog.name, link: `${config.publicUrl}${href}` },
        href,
      })
    },
  }
}
