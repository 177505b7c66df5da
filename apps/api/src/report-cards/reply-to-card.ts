import { formatDate } from '@rumi/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import { reportCardSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { createMessage } from '../visitors/index.ts'

type Reply = { by: Actor; message: string }

/** Sends an owner's reply to a sent card of their own dog as a message of theirs; returns its reference. */
export async function replyToCard(tx: Tx, cardId: string, { by, message }: Reply): Promise<string> {
  const [card] = await tx
    .select({ day: reportCards.day, dog: dogs.name })
    .from(reportCards)
    .innerJoin(dogs, eq(dogs.id, reportCards.rumiId))
    .where(
      and(eq(reportCards.id, cardId), eq(reportCards.ownerId, by.accountId), isNotNull(reportCards.sentAt)),
    )
  if (!card) throw new Refused('not-found')
  const [writer] = await tx.select().from(users).where(eq(users.id, by.id))
  const { id, name, lastName, email, phone } = writer!
  return createMessage(tx, {
    userId: id,
    kind: 'contact',
    name: `${name} ${lastName}`.trim(),
    email,
    phone,
    message,
    subject: reportCardSentences.reportOf(card.dog, formatDate(card.day)),
  })
}
