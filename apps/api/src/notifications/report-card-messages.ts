import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { files } from '../db/schema/people/files.ts'
import { users } from '../db/schema/people/people.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { messageIdOf } from './notification-repository.ts'
import { notifyFamily } from './notify-person.ts'

type CardDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/** Notifies an owner of a report card. A card is sent once, so its id makes the message's. */
export function reportCardMessages({
  database: { db },
  config,
  sendTemplate,
  pubsub,
}: CardDeps): EventHandlers {
  return {
    async 'report-card-sent'({ cardId }) {
      const [found] = await db
        .select({ card: reportCards, dog: dogs, owner: users })
        .from(reportCards)
        .innerJoin(dogs, eq(dogs.id, reportCards.rumiId))
        .innerJoin(users, eq(users.id, reportCards.ownerId))
        .where(eq(reportCards.id, cardId))
      if (!found || found.owner.closedAt !== null || !found.card.sentAt) return
      const { card, dog, owner } = found
      const { mood, ate, played, rest, words, day, bookingId } = card
      const href = `/mi-cuenta/reservas/${bookingId}/reporte#${cardId}`
      const photos = await db.$count(files, eq(files.cardId, cardId))
      await notifyFamily({ db, pubsub, sendTemplate }, owner, {
        id: messageIdOf('report-card', cardId),
        kind: 'report-card',
        mail: 'report-card',
        data: {
          name: owner.name,
          dog: dog.name,
          day,
          mood: mood!,
          ate,
          played,
          rest,
          words,
          photos,
          link: `${config.publicUrl}${href}`,
        },
        href,
      })
    },
  }
}
