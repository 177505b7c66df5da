import { privacyRequestStatuses, privacyRequestSteps, privacyRights } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, oneOf, versionColumn } from '../columns.ts'
import { users } from './people.ts'

/**
 * Privacy requests with their legal deadline. Without its texts a request outlives the person, as proof of a
 * response. Triggers permit forward steps only.
 */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: idColumn(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    right: text('asked_right', { enum: privacyRights }).notNull(),
    message: text('message').notNull().default(''),
    status: text('status', { enum: privacyRequestStatuses }).notNull().default('received'),
    receivedAt: instant('received_at')
      .notNull()
      .default(sql`now()`),
    answerDue: date('answer_due').notNull(),
    answerExtended: boolean('answer_extended').notNull().default(false),
    completionDue: date('completion_due'),
    completionExtended: boolean('completion_extended').notNull().default(false),
    version: versionColumn(),
  },
  (t) => [
    oneOf('privacy_requests_right_is_known', t.right, privacyRights),
    oneOf('privacy_requests_status_is_known', t.status, privacyRequestStatuses),
    check(
      'privacy_requests_say_what_is_asked',
      sql`${t.right} in ('access', 'cancellation') or ${t.status} in ('refused', 'done') or btrim(${t.message}) <> ''`,
    ),
    check(
      'privacy_requests_leave_time_to_answer',
      sql`${t.answerDue} > (${t.receivedAt} at time zone 'UTC')::date`,
    ),
    check(
      'privacy_requests_granted_have_a_last_day',
      sql`${t.status} <> 'granted' or ${t.completionDue} is not null`,
    ),
    uniqueIndex('privacy_requests_one_open_for_each_right')
      .on(t.clientId, t.right)
      .where(sql`${t.status} in ('received', 'granted')`),
    index('privacy_requests_in_order').on(t.receivedAt, t.id),
  ],
)

/** Steps of a request: time, author and note. */
export const privacyRequestStepsTaken = pgTable(
  'privacy_request_steps',
  {
    id: idColumn(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => privacyRequests.id, { onDelete: 'cascade' }),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    step: text('step', { enum: privacyRequestSteps }).notNull(),
    /** Author, without a reference: the record outlives the account. */
    actorId: uuid('actor_id'),
    words: text('words').notNull().default(''),
  },
  (t) => [
    oneOf('privacy_request_steps_are_known', t.step, privacyRequestSteps),
    check(
      'privacy_request_steps_give_their_words',
      sql`${t.step} in ('received', 'closed') or btrim(${t.words}) <> ''`,
    ),
    index('privacy_request_steps_in_order').on(t.requestId, t.at, t.id),
  ],
)
