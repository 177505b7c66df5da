import { notificationFor, type MailData, type MailKind } from '@rumi/mails'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/schema/messages.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'

type Person = { id: string; email: string; name: string; lastName: string }
type Message<K extends MailKind> = { id: string; kind: string; mail: K; data: MailData[K]; href: string }
type Notice = {
  id: string
  kind: string
  title: string
  message: string
  href: string
  /** Of whom, or of which visitor's message, it tells somebody else. */
  personId?: string
  messageId?: string
}

/** Leaves a notice in the app, where open screens hear of it; left again under the same id, it is there already. */
export async function createNotification(
  { db, pubsub }: { db: Db; pubsub: PubSub },
  userId: string,
  notice: Notice,
) {
  await db
    .insert(notifications)
    .values({ userId, ...notice })
    .onConflictDoNothing({ target: notifications.id })
  await pubsub.publish({ topic: `user:${userId}`, kind: 'notification', id: notice.id })
}

/** Tells a person something in the app and by mail. */
export async function notifyPerson<K extends MailKind>(
  { db, pubsub, sendTemplate }: { db: Db; pubsub: PubSub; sendTemplate: SendTemplate },
  person: Person,
  { id, kind, mail, data, href }: Message<K>,
) {
  await createNotification({ db, pubsub }, person.id, { id, kind, ...notificationFor(mail, data), href })
  await sendTemplate(person, mail, data, id)
}
