import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant } from './columns.ts'
import { users } from './people/people.ts'
import { visitorMessages } from './business/visitor-messages.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    href: text('href'),
    /** Subject person; deleted with them. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Subject message; deleted with it. */
    messageId: uuid('message_id').references(() => visitorMessages.id, { onDelete: 'cascade' }),
    read: boolean('read').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('notifications_by_user').on(t.userId, t.createdAt, t.id),
    index('notifications_by_age').on(t.createdAt),
    index('notifications_by_person').on(t.personId),
    index('notifications_by_message').on(t.messageId),
  ],
)

/** Mails that a mail server took, by the name of their Message-ID: none goes out twice. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: text('id').primaryKey(),
    sentAt: instant('sent_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('sent_mails_by_age').on(t.sentAt)],
)

/** Transactional outbox: events written in a transaction and deleted after their delivery. */
export const outbox = pgTable(
  'outbox',
  {
    id: idColumn(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** The act that can still be taken back, and until when nothing follows from it. */
    actId: uuid('act_id'),
    notBefore: instant('not_before'),
  },
  (t) => [
    check('outbox_waits_for_its_act', sql`(${t.actId} is null) = (${t.notBefore} is null)`),
    index('outbox_in_order').on(t.createdAt, t.id),
    index('outbox_by_act').on(t.actId),
  ],
)
