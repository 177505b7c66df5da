import { referenceOf } from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import type { EventHandlers, DeliveredEvent } from '../jobs/index.ts'
import { notifyEach, type SendTemplate } from '../mail/index.ts'
import { currentSettings } from '../settings/index.ts'

type VisitorDeps = { database: Database; config: Config; sendTemplate: SendTemplate }

/**
 * Notifies the business of a message and confirms it to the sender: in full to a verified address, else by
 * reference only.
 */
export function visitorMails({ database: { db }, config, sendTemplate }: VisitorDeps): EventHandlers {
  /** Returns the signed-in sender, if they gave their account's address. */
  async function provedWriter({ userId, email }: { userId: string | null; email: string }) {
    if (userId === null) return undefined
    const [writer] = await db
      .select({ email: users.email, name: users.name, lastName: users.lastName })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.closedAt)))
    return writer
  }

  async function notifyBoth({ messageId, id }: DeliveredEvent<'visitor-wrote'>) {
    const [written] = await db.select().from(visitorMessages).where(eq(visitorMessages.id, messageId))
    if (!written) return
    const { kind, name, email, phone, message, subject, start, end, dogs, lines } = written
    const reference = referenceOf(messageId)
    const details = { reference, kind, name, email, phone, message, subject, start, end, dogs, lines }
    const business = await currentSettings(db)
    const notifyBusiness = () =>
      sendTemplate(
        { email: business.email, name: business.name, lastName: '', replyTo: email },
        'message-for-house',
        { ...details, link: `${config.publicUrl}/oficina/mensajes` },
        `${id}-house`,
      )
    const notifyWriter = async () => {
      const writer = await provedWriter(written)
      if (!writer) return sendTemplate({ unproved: email }, 'message-received', { reference }, id)
      const link = `${config.publicUrl}/mi-cuenta/solicitudes`
      await sendTemplate(writer, 'message-copy', { ...details, name: writer.name, link }, id)
    }
    await notifyEach([notifyBusiness, notifyWriter], (tell) => tell())
  }
  return { 'visitor-wrote': notifyBoth }
}
