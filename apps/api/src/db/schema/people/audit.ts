import { auditActions, type AuditChange, type AuditEntity } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, cidr, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, oneOf } from '../columns.ts'

/**
 * Audit trail of settings, people, medical records, prices, money and permissions. Triggers write rows in the
 * transaction of the change (`write_audit_entry`); rows are append-only, also enforced by triggers. For an
 * erased person the values are removed and the rest stays (decision 120).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /**
     * Author, without a reference: the entry outlives the account. Null without a signed-in user or for the
     * system.
     */
    actorId: uuid('actor_id'),
    entity: text('entity').$type<AuditEntity>().notNull(),
    entityId: text('entity_id').notNull(),
    /** Data subject, without a reference; null if there is none. */
    subjectId: uuid('subject_id'),
    action: text('action', { enum: auditActions }).notNull(),
    changes: jsonb('changes').$type<AuditChange[]>().notNull(),
    /** The shortened address it came from; null where no request was behind it, and so for the device. */
    network: cidr('network'),
    device: text('device'),
    requestId: uuid('request_id'),
  },
  (t) => [
    check('audit_entries_entity_is_a_word', sql`${t.entity} ~ '^[a-z][A-Za-z]*$'`),
    oneOf('audit_entries_action_is_known', t.action, auditActions),
    check('audit_entries_changes_are_a_list', sql`jsonb_typeof(${t.changes}) = 'array'`),
    check(
      'audit_entries_address_is_shortened',
      sql`masklen(${t.network}) = case family(${t.network}) when 4 then 24 else 48 end`,
    ),
    index('audit_entries_in_order').on(t.at, t.id),
    index('audit_entries_by_entity').on(t.entity, t.at, t.id),
    index('audit_entries_by_record').on(t.entityId, t.at, t.id),
    index('audit_entries_by_actor').on(t.actorId, t.at, t.id),
    index('audit_entries_by_subject').on(t.subjectId),
  ],
)
