import { securityEventKinds } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, cidr, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf } from '../columns.ts'

/**
 * Who logged in, was refused, changed rights or took data away. Rows are added and never changed, and deleted only once they are a year
 * old; triggers of the migration hold that.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    kind: text('kind', { enum: securityEventKinds }).notNull(),
    /** Whose account it is about, without a reference: the record outlives the account. Null where the address is nobody's. */
    accountId: uuid('account_id'),
    /** Who did it; null for somebody who was not signed in. */
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
