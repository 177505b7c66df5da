import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, card, luis, missing } from '../one-of-everything.ts'

const opened = (name = 'clientes.csv', by: SQL = luis) =>
  sql`insert into imports (kind, file_name, imported_by) values ('clients', ${name}, ${by})`
type Row = {
  kind?: string
  externalId?: string
  of?: SQL
  client?: SQL
  dog?: SQL
  record?: SQL
  booking?: SQL
  order?: SQL
  payment?: SQL
  product?: SQL
}
const none = sql`null`
const row = ({
  kind = 'clients',
  externalId = 'c-2',
  of = card,
  client = none,
  dog = none,
  record = none,
  booking = none,
  order = none,
  payment = none,
  product = none,
}: Row) =>
  sql`insert into imported_rows (kind, external_id, import_id, created, client_id, dog_id, medical_record_id, booking_id, order_id, payment_id, product_id)
    values (${kind}, ${externalId}, ${of}, true, ${client}, ${dog}, ${record}, ${booking}, ${order}, ${payment}, ${product})`

/** Rules of imports and the external ids of their records. */
export const brokenImportRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  imports_kind_is_known: [sql`update imports set kind = 'cats'`, 'breaks-a-rule'],
  imports_have_a_name: [opened(' '), 'breaks-a-rule'],
  imports_count_what_they_create: [sql`update imports set created = -1`, 'breaks-a-rule'],
  imports_imported_by_users_id_fk: [opened('a.csv', missing), 'breaks-a-rule'],
  imported_rows_have_an_external_id: [row({ externalId: ' ', client: ana }), 'breaks-a-rule'],
  imported_rows_of_their_kind: [row({ kind: 'dogs', client: ana }), 'breaks-a-rule'],
  imported_rows_import_id_imports_id_fk: [row({ of: missing, client: ana }), 'breaks-a-rule'],
  imported_rows_client_id_users_id_fk: [row({ client: missing }), 'breaks-a-rule'],
  imported_rows_dog_id_dogs_id_fk: [row({ kind: 'dogs', dog: missing }), 'breaks-a-rule'],
  imported_rows_medical_record_id_medical_records_id_fk: [
    row({ kind: 'medicalRecords', record: missing }),
    'breaks-a-rule',
  ],
  imported_rows_booking_id_bookings_id_fk: [row({ kind: 'bookings', booking: missing }), 'breaks-a-rule'],
  imported_rows_order_id_orders_id_fk: [row({ kind: 'balances', order: missing }), 'breaks-a-rule'],
  imported_rows_payment_id_payments_id_fk: [row({ kind: 'balances', payment: missing }), 'breaks-a-rule'],
  imported_rows_product_id_products_id_fk: [row({ kind: 'products', product: sql`999` }), 'breaks-a-rule'],
}
