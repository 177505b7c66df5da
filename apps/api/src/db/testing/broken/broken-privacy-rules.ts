import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, card, missing } from '../one-of-everything.ts'

const request = (columns: SQL, values: SQL) =>
  sql`insert into privacy_requests (received_at, answer_due, client_id, ${columns})
    values ('2026-10-01 18:00Z', '2026-10-29', ${ana}, ${values})`
const step = (columns: SQL, values: SQL) =>
  sql`insert into privacy_request_steps (${columns}) values (${values})`

/** The rules of requests about data, and of a business that opens. */
export const brokenPrivacyRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  privacy_requests_right_is_known: [request(sql`asked_right`, sql`'x'`), 'breaks-a-rule'],
  privacy_requests_status_is_known: [
    request(sql`asked_right, status`, sql`'cancellation', 'x'`),
    'breaks-a-rule',
  ],
  privacy_requests_say_what_is_asked: [
    request(sql`asked_right, message`, sql`'rectification', ' '`),
    'breaks-a-rule',
  ],
  privacy_requests_leave_time_to_answer: [
    // The same local day, though the next one in UTC.
    sql`insert into privacy_requests (client_id, asked_right, received_at, answer_due)
      values (${ana}, 'cancellation', '2026-10-02 03:00Z', '2026-10-01')`,
    'breaks-a-rule',
  ],
  privacy_requests_granted_have_a_last_day: [
    request(sql`asked_right, status`, sql`'cancellation', 'granted'`),
    'breaks-a-rule',
  ],
  privacy_requests_client_id_users_id_fk: [
    sql`insert into privacy_requests (client_id, asked_right, answer_due) values (${missing}, 'access', now()::date + 9)`,
    'breaks-a-rule',
  ],
  privacy_requests_step_by_step: [
    [
      sql`update privacy_requests set answer_extended = true, answer_due = '2026-11-27'`,
      sql`update privacy_requests set answer_due = '2026-12-27'`,
    ],
    undefined,
  ],
  privacy_request_steps_are_known: [
    step(sql`request_id, step, words`, sql`${card}, 'x', 'Sí'`),
    'breaks-a-rule',
  ],
  privacy_request_steps_give_their_words: [
    step(sql`request_id, step`, sql`${card}, 'granted'`),
    'breaks-a-rule',
  ],
  privacy_request_steps_request_id_privacy_requests_id_fk: [
    step(sql`request_id, step`, sql`${missing}, 'received'`),
    'breaks-a-rule',
  ],
  privacy_request_steps_never_change: [sql`delete from privacy_request_steps`, undefined],
  house_openings_count_from_one: [
    sql`insert into house_openings (version, open) values (0, true)`,
    'breaks-a-rule',
  ],
  house_openings_never_change: [sql`update house_openings set open = true`, undefined],
  house_openings_never_emptied: [sql`truncate house_openings`, undefined],
  setup_steps_are_known: [sql`insert into setup_steps (step, done) values ('x', true)`, 'breaks-a-rule'],
}
