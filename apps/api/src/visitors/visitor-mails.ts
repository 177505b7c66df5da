import { referenceOf } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { visitorMessages } from '../db/schema/visitor-messages.ts'
import type { EventHandlers, DeliveredEvent } from '../jobs/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { currentSettings } from '../settings/index.ts'

type VisitorDeps = { database: Database; config: Config; sendTemplate: SendTemplate }

/** Tells the house that somebody wrote, and whoever wrote that it arrived. */
export function visitorMails({ database: { db }, config, sendTemplate }: VisitorDeps): EventHandlers {
  async function tellBoth({ messageId, id }: DeliveredEvent<'visitor-wrote'>) {
    const [written] = await db.select().from(visitorMessages).where(eq(visitorMessages.id, messageId))
    if (!written) return
    const { name, email, phone, message, subject, lines } = written
    const told = { name, email, phone, message, subject, lines, link: `${config.publicUrl}/oficina/mensajes` }
    const house = await currentSettings(db)
    await sendTemplate(
      { email: house.email, name: house.name, lastName: '', replyTo: email },
      'message-for-house',
      told,
      `${id}-house`,
    )
    await sendTemplate({ unproved: email }, 'message-received', { reference: referenceOf(messageId) }, id)
  }
  return { 'visitor-wrote': tellBoth }
}
