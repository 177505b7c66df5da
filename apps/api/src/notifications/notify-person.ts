import { notificationFor, type MailData, type MailKind } from '@rumi/mails'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { namedCommand } from '../db/named-statement.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { currentSettings } from '../settings/index.ts'
import { ownLetterWords } from '../texts/index.ts'

type Person = { id: string; email: string; name: string; lastName: string }
type Message<K extends MailKind> = { id: string; kind: string; mail: K; data: MailData[K]; href: string }
type Notice = {
  kind: string
  title: string
  message: string
  href: string
  /** Of whom, or of which visitor's message, it tells somebody else. */
  personId?: string | null
  messageId?: string | null
}

const given = sql.placeholder

const insertNotifications = namedCommand(
  'insert notifications',
  () => sql`insert into notifications (id, user_id, kind, title, message, href, person_id, message_id)
    select entry.id, entry.user_id, ${given('kind')}, ${given('title')}, ${given('message')}, ${given('href')},
      ${given('personId')}::uuid, ${given('messageId')}::uuid
    from unnest(${given('ids')}::uuid[], ${given('users')}::uuid[]) as entry (id, user_id)
    on conflict (id) do nothing`,
)

/**
 * Leaves a notice in the app for each of some people, where their open screens hear of it; left again under the same id,
 * it is there already.
 */
export async function createNotifications(
  { db, pubsub }: { db: Db; pubsub: PubSub },
  people: readonly { id: string; userId: string }[],
  { personId = null, messageId = null, ...notice }: Notice,
) {
  const ids = people.map(({ id }) => id)
  const users = people.map(({ userId }) => userId)
  await insertNotifications(db, { ids, users, personId, messageId, ...notice })
  await pubsub.publish(
    ...people.map(({ id, userId }) => ({ topic: `user:${userId}`, kind: 'notification', id }) as const),
  )
}

/** Tells a person something in the app and by mail. */
export async function notifyPerson<K extends MailKind>(
  { db, pubsub, sendTemplate }: { db: Db; pubsub: PubSub; sendTemplate: SendTemplate },
  person: Person,
  { id, kind, mail, data, href }: Message<K>,
) {
  const [house, words] = await Promise.all([currentSettings(db), ownLetterWords(db)])
  const notice = { kind, ...notificationFor(mail, data, house, words), href }
  await createNotifications({ db, pubsub }, [{ id, userId: person.id }], notice)
  await sendTemplate(person, mail, data, id)
}
