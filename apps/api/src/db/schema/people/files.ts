import { groomingMoments } from '@rumi/contract'
import { and, isNull, sql } from 'drizzle-orm'
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
import { idColumn, instant, oneOf } from '../columns.ts'
import { collectors } from './collectors.ts'
import { dogs, medicalRecords } from './dogs.ts'
import { orders } from '../money/shop.ts'
import { expenses } from '../money/expenses.ts'
import { users } from './people.ts'
import { bookings } from '../bookings.ts'
import { groomingCards } from '../grooming-cards.ts'
import { incidentDogs } from '../incidents.ts'
import { reportCards } from '../report-cards.ts'

export const fileMedia = ['image/webp', 'application/pdf'] as const
export type FileMedia = (typeof fileMedia)[number]

/**
 * Files: picture of a dog, evidence of a medical record, photo of a day or an incident, of a person allowed to collect, proof
 * of a transfer, or identification, visible to everybody who may see the owner. Or the receipt of an expense, visible to accountants.
 */
export const files = pgTable(
  'files',
  {
    id: idColumn(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for an identification, a receipt and a person allowed to collect. */
    dogId: uuid('dog_id'),
    /** The medical record it proves; null for a portrait. One medical record has one evidence. */
    recordId: uuid('record_id').references(() => medicalRecords.id, { onDelete: 'cascade' }),
    /** The report card it belongs to; null for a portrait. */
    cardId: uuid('card_id').references(() => reportCards.id, { onDelete: 'cascade' }),
    /** The incident that it shows a dog of. */
    incidentId: uuid('incident_id'),
    /** The expense whose receipt it is; one expense has one. */
    expenseId: uuid('expense_id').references(() => expenses.id),
    /** Grooming card whose photo it is, with the moment. */
    groomingCardId: uuid('grooming_card_id').references(() => groomingCards.id, { onDelete: 'cascade' }),
    groomingMoment: text('grooming_moment', { enum: groomingMoments }),
    /** The person allowed to collect whose photo it is; one person has one. */
    collectorId: uuid('collector_id').references(() => collectors.id, { onDelete: 'cascade' }),
    /** The booking or order whose transfer it proves. */
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
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
    foreignKey({
      name: 'files_of_a_dog_in_the_incident',
      columns: [t.incidentId, t.dogId],
      foreignColumns: [incidentDogs.incidentId, incidentDogs.dogId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check(
      'files_of_an_incident_are_its_photos',
      sql`${t.incidentId} is null or ${t.dogId} is not null and num_nonnulls(${t.recordId}, ${t.cardId}, ${t.expenseId}) = 0`,
    ),
    unique('files_one_evidence_per_paper').on(t.recordId),
    unique('files_one_receipt_per_expense').on(t.expenseId),
    check(
      'files_receipt_is_of_no_dog',
      sql`${t.expenseId} is null or num_nonnulls(${t.dogId}, ${t.recordId}, ${t.cardId}) = 0`,
    ),
    uniqueIndex('files_one_identification_each')
      .on(t.ownerId)
      .where(
        sql`dog_id is null and expense_id is null and collector_id is null and booking_id is null and order_id is null`,
      ),
    check(
      'files_proof_of_a_transfer_alone',
      sql`num_nonnulls(${t.bookingId}, ${t.orderId}) = 0 or num_nonnulls(${t.bookingId}, ${t.orderId}, ${t.dogId}, ${t.recordId}, ${t.cardId}, ${t.expenseId}, ${t.collectorId}) = 1`,
    ),
    index('files_by_booking').on(t.bookingId, t.createdAt, t.id),
    index('files_by_order').on(t.orderId, t.createdAt, t.id),
    unique('files_one_photo_per_collector').on(t.collectorId),
    check(
      'files_photo_of_a_collector_alone',
      sql`${t.collectorId} is null or num_nonnulls(${t.dogId}, ${t.recordId}, ${t.cardId}, ${t.expenseId}) = 0`,
    ),
    check('files_evidence_is_of_a_dog', sql`${t.recordId} is null or ${t.dogId} is not null`),
    oneOf('files_media_is_known', t.media, fileMedia),
    check('files_hold_something', sql`${t.bytes} > 0`),
    check('files_prove_or_tell', sql`${t.recordId} is null or ${t.cardId} is null`),
    check(
      'files_grooming_photo_has_its_moment',
      sql`(${t.groomingCardId} is null) = (${t.groomingMoment} is null) and coalesce(${t.groomingMoment}, 'before') in ('before', 'after')`,
    ),
    check(
      'files_grooming_photo_is_nothing_else',
      sql`${t.groomingCardId} is null or ${t.dogId} is not null and num_nonnulls(${t.recordId}, ${t.cardId}, ${t.expenseId}) = 0`,
    ),
    index('files_by_grooming_card').on(t.groomingCardId, t.createdAt, t.id),
    index('files_by_owner').on(t.ownerId),
    index('files_by_dog').on(t.dogId),
    index('files_by_incident').on(t.incidentId, t.createdAt, t.id),
    index('files_by_card').on(t.cardId, t.createdAt, t.id),
  ],
)

/** SQL condition: an identification, which belongs to one person alone. */
export const isIdentification = and(
  isNull(files.dogId),
  isNull(files.expenseId),
  isNull(files.collectorId),
  isNull(files.bookingId),
  isNull(files.orderId),
)
