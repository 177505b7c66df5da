import { cancelMotives, cfdiStatuses } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { centavos, id, instant, oneOf, stamps } from './columns.ts'
import { users } from './people.ts'
import { orders } from './shop.ts'

/**
 * Invoices of orders that were asked to be stamped. A row is written before it is asked for, and its id is the key there, so that an
 * answer that was lost is asked for again and stamped once. What is stamped stays as it is; a trigger of the migration holds that
 * (`cfdis_stamped_never_change`).
 */
export const cfdis = pgTable(
  'cfdis',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status', { enum: cfdiStatuses }).notNull().default('asked'),
    receiverRfc: text('receiver_rfc').notNull(),
    totalCentavos: centavos('total_centavos').notNull(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** What the provider said when it refused. */
    refusal: text('refusal').notNull().default(''),
    /** The provider's own name of it. */
    providerId: text('provider_id'),
    /** SAT's name of it (folio fiscal). */
    uuid: uuid('uuid'),
    xml: text('xml'),
    stampedAt: instant('stamped_at'),
    cancelMotive: text('cancel_motive', { enum: cancelMotives }),
    cancelledBy: uuid('cancelled_by').references(() => users.id, { onDelete: 'set null' }),
    cancelledAt: instant('cancelled_at'),
    ...stamps(),
  },
  (t) => [
    oneOf('cfdis_status_is_known', t.status, cfdiStatuses),
    oneOf('cfdis_motive_is_known', t.cancelMotive, cancelMotives),
    check('cfdis_of_something', sql`${t.totalCentavos} > 0`),
    check(
      'cfdis_stamped_whole',
      sql`case when ${t.status} in ('asked', 'refused') then num_nonnulls(${t.providerId}, ${t.uuid}, ${t.xml}, ${t.stampedAt}) = 0 else num_nulls(${t.providerId}, ${t.uuid}, ${t.xml}, ${t.stampedAt}) = 0 end`,
    ),
    check('cfdis_refused_in_words', sql`(${t.status} = 'refused') = (${t.refusal} <> '')`),
    check(
      'cfdis_cancelled_with_a_motive',
      sql`(${t.status} in ('cancelling', 'cancelled')) = (${t.cancelMotive} is not null) and (${t.status} = 'cancelled') = (${t.cancelledAt} is not null)`,
    ),
    unique('cfdis_one_per_uuid').on(t.uuid),
    unique('cfdis_one_per_provider_id').on(t.providerId),
    uniqueIndex('cfdis_one_stamp_per_order')
      .on(t.orderId)
      .where(sql`${t.status} in ('asked', 'valid', 'cancelling')`),
    index('cfdis_by_order').on(t.orderId, t.createdAt),
    index('cfdis_by_asker').on(t.askedBy),
    index('cfdis_by_canceller').on(t.cancelledBy),
  ],
)
