import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { centavos, idColumn, instant } from '../columns.ts'
import { users } from '../people/people.ts'

/** Payments made together at the desk, on one receipt. */
export const charges = pgTable(
  'charges',
  {
    id: idColumn(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    /** Null for an anonymous counter sale. */
    clientId: uuid('client_id').references(() => users.id),
    /** Cash received; null if not recorded. */
    receivedCentavos: centavos('received_centavos'),
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('charges_one_per_number').on(t.number),
    check('charges_receive_some_cash', sql`${t.receivedCentavos} > 0`),
    index('charges_by_client').on(t.clientId),
    index('charges_by_person').on(t.by),
  ],
)
