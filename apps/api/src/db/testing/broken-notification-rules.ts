import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, missing } from './one-of-everything.ts'

const notice = (names: SQL) =>
  sql`insert into notifications (user_id, kind, title, message, ${names}) values (${ana}, 'k', 't', 'm', ${missing})`

/** The rules of whom else a notice names, with whom it goes. */
export const brokenNotificationRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  notifications_person_id_users_id_fk: [notice(sql`person_id`), 'breaks-a-rule'],
  notifications_message_id_visitor_messages_id_fk: [notice(sql`message_id`), 'breaks-a-rule'],
}
