import { houseContact, referenceOf } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { visitorMessages } from '../db/schema/visitor-messages.ts'
import type { EventHandlers, DeliveredEvent } from '../jobs/index.ts'
import type { WriteTo } from '../mail/index.ts'

type VisitorDeps = { database: Database; config: Config; writeTo: WriteTo }

/** Tells the house that somebody wrote, and whoever wrote that it arrived. */
export function visitorMails({ database: { db }, config, writeTo }: VisitorDeps): EventHandlers {
  async function tellBoth({ messageId, id }: DeliveredEvent<'visitor-wrote'>) {
    const [written] = await db.select().from(visitorMessages).where(eq(visitorMessages.id, messageId))
    if (!written) return
    const { name, email, phone, message, subject, lines } = written
    const told = { name, email, phone, message, subject, lines, link: `${config.publicUrl}/oficina/mensajes` }
    await writeTo(
      { email: houseContact.email, name: 'Rumi', lastName: '', replyTo: email },
      'message-for-house',
      told,
      `${id}-house`,
    )
    await writeTo({ unproved: email }, 'message-received', { reference: referenceOf(messageId) }, id)
  }
  return { 'visitor-wrote': tellBoth }
}
