import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { missing } from '../one-of-everything.ts'

/** The rules about what visitors write, each with a statement that breaks it. */
export const brokenVisitorRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  visitor_messages_kind_is_known: [sql`update visitor_messages set kind = 'x'`, 'breaks-a-rule'],
  visitor_messages_status_is_known: [sql`update visitor_messages set status = 'x'`, 'breaks-a-rule'],
  visitor_messages_telephone_is_e164: [
    sql`update visitor_messages set phone = '', phone_e164 = '+525512345678'`,
    'breaks-a-rule',
  ],
  visitor_messages_have_a_name: [sql`update visitor_messages set name = ' '`, 'breaks-a-rule'],
  visitor_messages_about_some_dogs: [sql`update visitor_messages set dogs = 0`, 'breaks-a-rule'],
  visitor_messages_user_id_users_id_fk: [
    sql`update visitor_messages set user_id = ${missing}`,
    'breaks-a-rule',
  ],
  visitor_messages_service_id_services_id_fk: [
    sql`update visitor_messages set service_id = ${missing}`,
    'breaks-a-rule',
  ],
}
