import { noticeOf, type MailData, type MailKind } from '@rumi/mails'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/schema/messages.ts'
import type { LiveWire } from '../live/index.ts'
import type { WriteTo } from '../mail/index.ts'

type Person = { id: string; email: string; name: string; lastName: string }
type Message<K extends MailKind> = { id: string; kind: string; mail: K; data: MailData[K]; href: string }

/** Tells a person something in the app and by mail; told again under the same id, the notice is there already. */
export async function tellPerson<K extends MailKind>(
  { db, wire, writeTo }: { db: Db; wire: LiveWire; writeTo: WriteTo },
  person: Person,
  { id, kind, mail, data, href }: Message<K>,
) {
  await db
    .insert(notifications)
    .values({ id, userId: person.id, kind, ...noticeOf(mail, data), href })
    .onConflictDoNothing({ target: notifications.id })
  await wire.tell({ topic: `user:${person.id}`, kind: 'notification', id })
  await writeTo(person, mail, data, id)
}
