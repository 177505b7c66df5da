import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, missing } from '../one-of-everything.ts'

const notification = (names: SQL) =>
  sql`insert into notifications (user_id, kind, title, message, ${names}) values (${ana}, 'k', 't', 'm', ${missing})`

/** Rules about a notification's recipient and the people it names. */
export const brokenNotificationRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  notifications_user_id_users_id_fk: [
    sql`insert into notifications (user_id, kind, title, message) values (${missing}, 'k', 't', 'm')`,
    'breaks-a-rule',
  ],
  notifications_person_id_users_id_fk: [notification(sql`person_id`), 'breaks-a-rule'],
  notifications_message_id_visitor_messages_id_fk: [notification(sql`message_id`), 'breaks-a-rule'],
}
