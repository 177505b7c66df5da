import { securityEventKinds } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, cidr, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, oneOf } from '../columns.ts'

/**
 * Security events: logins, refusals, permissions and exports. Rows are append-only and deleted after a year
 * at the earliest, enforced by triggers.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: idColumn(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    kind: text('kind', { enum: securityEventKinds }).notNull(),
    /** Subject account, without a reference: the record outlives the account. Null for an unknown address. */
    accountId: uuid('account_id'),
    /** Actor; null if not signed in. */
    actorId: uuid('actor_id'),
    /** The shortened address it came from; null where no request was behind it. */
    network: cidr('network'),
    details: jsonb('details').$type<Record<string, string | number>>().notNull().default({}),
  },
  (t) => [
    oneOf('security_events_kind_is_known', t.kind, securityEventKinds),
    check(
      'security_events_address_is_shortened',
      sql`masklen(${t.network}) = case family(${t.network}) when 4 then 24 else 48 end`,
    ),
    check('security_events_details_are_an_object', sql`jsonb_typeof(${t.details}) = 'object'`),
    index('security_events_in_order').on(t.at, t.id),
    index('security_events_by_account').on(t.accountId, t.at, t.id),
    index('security_events_by_network').on(t.network, t.at),
    index('security_events_by_kind').on(t.kind, t.at, t.id),
  ],
)
