import {
  isWanted,
  notificationWays,
  type NotificationKind,
  type NotificationTopic,
  type NotificationWay,
} from '@rumi/contract'
import { notificationFor, type MailData, type MailKind } from '@rumi/mails'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { peopleOfAccount } from '../people/index.ts'
import { notifications } from '../db/schema/messages.ts'
import { users } from '../db/schema/people/people.ts'
import type { PubSub } from '../live/index.ts'
import { notifyEach, type SendTemplate } from '../mail/index.ts'
import { enqueuePushes } from '../push/index.ts'
import { currentSettings } from '../settings/index.ts'
import { ownMailWords } from '../texts/index.ts'
import { messageIdOf } from './notification-repository.ts'

type Person = { id: string; email: string; name: string; lastName: string }
type Message<K extends MailKind> = {
  id: string
  kind: NotificationKind
  mail: K
  data: MailData[K]
  href: string
  /** Account holder, for a second person. */
  personId?: string | null
  /** Channels; all by default. */
  ways?: readonly NotificationWay[]
}
type NewNotification = {
  kind: NotificationKind
  title: string
  message: string
  href: string
  /** Subject person or message's sender. */
  personId?: string | null
  messageId?: string | null
}

/**
 * Leaves a notification in the app for each of some people, where their open screens hear of it; left again under the same id,
 * it is there already.
 */
export async function createNotifications(
  { db, pubsub }: { db: Db; pubsub: PubSub },
  people: readonly { id: string; userId: string }[],
  notification: NewNotification,
) {
  if (people.length === 0) return
  await db
    .insert(notifications)
    .values(people.map(({ id, userId }) => ({ ...notification, id, userId })))
    .onConflictDoNothing({ target: notifications.id })
  await pubsub.publish(
    ...people.map(({ id, userId }) => ({ topic: `user:${userId}`, kind: 'notification', id }) as const),
  )
}

/** Topic of a mail that may be muted. */
const topicOf: Partial<Record<MailKind, NotificationTopic>> = {
  'booking-requested': 'bookings',
  'booking-confirmed': 'bookings',
  'booking-moved': 'bookings',
  'booking-priced': 'bookings',
  'booking-cancelled': 'bookings',
  'booking-expired': 'bookings',
  'booking-held': 'bookings',
  'place-offered': 'bookings',
  'place-lapsed': 'bookings',
  'checked-in': 'visits',
  'checked-out': 'visits',
  'booking-reversed': 'visits',
  'booking-dogs-corrected': 'bookings',
  'booking-reminder': 'reminders',
  'vaccine-runs-out': 'reminders',
  'report-card': 'reports',
  'report-cards': 'reports',
  'visit-ready': 'visits',
  'medical-record-refused': 'papers',
  'medical-record-verified': 'papers',
  'evaluation-recorded': 'papers',
  'identification-refused': 'papers',
  'identification-taken': 'papers',
  'order-step': 'orders',
}

/** True for mails about refunds, which cannot be muted. */
const reportsMoney = (data: object) => 'back' in data && data.back !== undefined

const mutedBy = namedStatement('muted notifications', (db) =>
  db
    .select({ muted: users.mutedNotifications })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
)

/** Derives an id per recipient of the same notification. */
export const idFor = (id: string, personId: string, accountId: string) =>
  personId === accountId ? id : messageIdOf(id, personId)

/** Returns the account that a second person's notification belongs to. */
const accountOfNotice = (personId: string, accountId: string) => (personId === accountId ? null : accountId)

/** Notifies every user of an account by their preferences; a rejected address does not delay others. */
export async function notifyFamily<K extends MailKind>(
  deps: { db: Db; pubsub: PubSub; sendTemplate: SendTemplate },
  holder: Pick<Person, 'id'>,
  { id, data, ...message }: Message<K>,
) {
  await notifyEach(await peopleOfAccount(deps.db, holder.id), (person) =>
    notifyPerson(deps, person, {
      ...message,
      id: idFor(id, person.id, holder.id),
      personId: accountOfNotice(person.id, holder.id),
      data: { ...data, name: person.name },
    }),
  )
}

/** Notifies a person in the app and by mail, except for muted topics. */
export async function notifyPerson<K extends MailKind>(
  { db, pubsub, sendTemplate }: { db: Db; pubsub: PubSub; sendTemplate: SendTemplate },
  person: Person,
  { id, kind, mail, data, href, personId = null, ways = notificationWays }: Message<K>,
) {
  const [business, words, [chosen]] = await Promise.all([
    currentSettings(db),
    ownMailWords(db),
    mutedBy(db, { id: person.id }),
  ])
  const { muted = [] } = chosen ?? {}
  const notification = { kind, ...notificationFor(mail, data, business, words), href, personId }
  const topic = reportsMoney(data) ? undefined : topicOf[mail]
  const goes = (way: NotificationWay) => ways.includes(way) && isWanted(muted, topic, way)
  if (goes('app')) await createNotifications({ db, pubsub }, [{ id, userId: person.id }], notification)
  if (goes('mail')) await sendTemplate(person, mail, data, id)
  // Account, safety and privacy have no topic: they never appear on a locked screen.
  if (topicOf[mail] && goes('push')) {
    const { title, message } = notification
    await enqueuePushes(db, {
      userId: person.id,
      title,
      message,
      href,
      tag: id,
      idFor: (sessionId) => messageIdOf('push', id, sessionId),
    })
  }
}
