import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { centavos, id, instant } from '../columns.ts'
import { users } from '../people/people.ts'

/** What was paid together at the desk, on one receipt. */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    /** Nobody for a sale at the counter to a stranger. */
    clientId: uuid('client_id').references(() => users.id),
    /** The cash that was handed over for it; null where nobody wrote it down. */
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
