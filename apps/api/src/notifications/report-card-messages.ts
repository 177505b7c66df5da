import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
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

/** Notifies owners of report cards. A card is sent once, so the cards' ids make the message's. */
export function reportCardMessages({
  database: { db },
  config,
  sendTemplate,
  pubsub,
}: CardDeps): EventHandlers {
  async function notify(cardIds: readonly string[]) {
    const found = await db
      .select({
        card: reportCards,
        dog: dogs.name,
        owner: users,
        photos: db.$count(files, eq(files.cardId, reportCards.id)),
      })
      .from(reportCards)
      .innerJoin(dogs, eq(dogs.id, reportCards.rumiId))
      .innerJoin(users, eq(users.id, reportCards.ownerId))
      .where(and(inArray(reportCards.id, [...cardIds]), isNotNull(reportCards.sentAt)))
      .orderBy(asc(dogs.name), asc(reportCards.id))
    const [first] = found
    if (!first || first.owner.closedAt !== null) return
    const { owner, card } = first
    const details = found.map(({ card: { mood, ate, played, rest, words }, dog, photos }) => ({
      dog,
      mood: mood!,
      ate,
      played,
      rest,
      words,
      photos,
    }))
    const report = `/mi-cuenta/reservas/${card.bookingId}/reporte#${card.id}`
    const isOneBooking = found.every((other) => other.card.bookingId === card.bookingId)
    const href = isOneBooking ? report : '/mi-cuenta'
    const about = { name: owner.name, day: card.day, link: `${config.publicUrl}${href}` }
    const message = { id: messageIdOf('report-card', ...cardIds), kind: 'report-card', href } as const
    const deps = { db, pubsub, sendTemplate }
    await (found.length === 1
      ? notifyFamily(deps, owner, { ...message, mail: 'report-card', data: { ...about, ...details[0]! } })
      : notifyFamily(deps, owner, { ...message, mail: 'report-cards', data: { ...about, dogs: details } }))
  }

  return {
    'report-card-sent': ({ cardId }) => notify([cardId]),
    'report-cards-sent': ({ cardIds }) => notify(cardIds),
  }
}
