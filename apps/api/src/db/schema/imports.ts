import { importKinds } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bookings } from './bookings.ts'
import { idColumn, instant, notBlank, oneOf } from './columns.ts'
import { payments } from './money/payments.ts'
import { orders, products } from './money/shop.ts'
import { dogs, medicalRecords } from './people/dogs.ts'
import { users } from './people/people.ts'

/** Imports of foreign tables, each with the number of records that it created. */
export const imports = pgTable(
  'imports',
  {
    id: idColumn(),
    kind: text('kind', { enum: importKinds }).notNull(),
    fileName: text('file_name').notNull(),
    created: integer('created').notNull().default(0),
    importedBy: uuid('imported_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    oneOf('imports_kind_is_known', t.kind, importKinds),
    notBlank('imports_have_a_name', t.fileName),
    check('imports_count_what_they_create', sql`${t.created} >= 0`),
    index('imports_in_order').on(t.createdAt, t.id),
    index('imports_by_person').on(t.importedBy),
  ],
)

/** Records by the id that they have where they come from; `created` is false of one that existed before. */
export const importedRows = pgTable(
  'imported_rows',
  {
    kind: text('kind', { enum: importKinds }).notNull(),
    externalId: text('external_id').notNull(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id),
    created: boolean('created').notNull(),
    clientId: uuid('client_id').references(() => users.id, { onDelete: 'cascade' }),
    dogId: uuid('dog_id').references(() => dogs.id, { onDelete: 'cascade' }),
    medicalRecordId: uuid('medical_record_id').references(() => medicalRecords.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.externalId] }),
    notBlank('imported_rows_have_an_external_id', t.externalId),
    check(
      'imported_rows_of_their_kind',
      sql`num_nonnulls(${t.clientId}, ${t.dogId}, ${t.medicalRecordId}, ${t.bookingId}, ${t.orderId}, ${t.paymentId}, ${t.productId}) = 1 and case ${t.kind}
        when 'clients' then ${t.clientId} is not null
        when 'dogs' then ${t.dogId} is not null
        when 'medicalRecords' then ${t.medicalRecordId} is not null
        when 'bookings' then ${t.bookingId} is not null
        when 'balances' then num_nonnulls(${t.orderId}, ${t.paymentId}) = 1
        when 'products' then ${t.productId} is not null
        else false end`,
    ),
    index('imported_rows_by_import').on(t.importId),
    index('imported_rows_by_client').on(t.clientId),
    index('imported_rows_by_dog').on(t.dogId),
    index('imported_rows_by_medical_record').on(t.medicalRecordId),
    index('imported_rows_by_booking').on(t.bookingId),
    index('imported_rows_by_order').on(t.orderId),
    index('imported_rows_by_payment').on(t.paymentId),
    index('imported_rows_by_product').on(t.productId),
  ],
)
