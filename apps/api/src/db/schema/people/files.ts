import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, oneOf } from '../columns.ts'
import { dogs, medicalRecords } from './dogs.ts'
import { expenses } from '../money/expenses.ts'
import { users } from './people.ts'
import { reportCards } from '../report-cards.ts'

export const fileMedia = ['image/webp', 'application/pdf'] as const
export type FileMedia = (typeof fileMedia)[number]

/**
 * Files: picture of a dog, evidence of a medical record, photo of a day, or identification, visible to
 * everybody who may see the owner. Or the receipt of an expense, visible to accountants.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for an identification and a receipt. */
    dogId: uuid('dog_id'),
    /** The medical record it proves; null for a portrait. One medical record has one evidence. */
    recordId: uuid('record_id').references(() => medicalRecords.id, { onDelete: 'cascade' }),
    /** The report card it belongs to; null for a portrait. */
    cardId: uuid('card_id').references(() => reportCards.id, { onDelete: 'cascade' }),
    /** The expense whose receipt it is; one expense has one. */
    expenseId: uuid('expense_id').references(() => expenses.id),
    media: text('media', { enum: fileMedia }).notNull(),
    bytes: integer('bytes').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: 'files_of_a_dog_of_its_owner',
      columns: [t.dogId, t.ownerId],
      foreignColumns: [dogs.id, dogs.ownerId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    unique('files_one_evidence_per_paper').on(t.recordId),
    unique('files_one_receipt_per_expense').on(t.expenseId),
    check(
      'files_receipt_is_of_no_dog',
      sql`${t.expenseId} is null or num_nonnulls(${t.dogId}, ${t.recordId}, ${t.cardId}) = 0`,
    ),
    uniqueIndex('files_one_identification_each')
      .on(t.ownerId)
      .where(sql`dog_id is null and expense_id is null`),
    check('files_evidence_is_of_a_dog', sql`${t.recordId} is null or ${t.dogId} is not null`),
    oneOf('files_media_is_known', t.media, fileMedia),
    check('files_hold_something', sql`${t.bytes} > 0`),
    check('files_prove_or_tell', sql`${t.recordId} is null or ${t.cardId} is null`),
    index('files_by_owner').on(t.ownerId),
    index('files_by_dog').on(t.dogId),
    index('files_by_card').on(t.cardId, t.createdAt, t.id),
  ],
)
