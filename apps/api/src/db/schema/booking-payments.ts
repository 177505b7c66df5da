import { paymentMethods } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookings } from './bookings.ts'
import { centavos, id, instant, oneOf } from './columns.ts'
import { users } from './people.ts'

/** Money received for a booking: deposits and the rest alike. A row never changes. */
export const bookingPayments = pgTable(
  'booking_payments',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    amountCentavos: centavos('amount_centavos').notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    reference: text('reference').notNull().default(''),
    receivedBy: uuid('received_by')
      .notNull()
      .references(() => users.id),
    receivedAt: instant('received_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    check('booking_payments_of_something', sql`${t.amountCentavos} > 0`),
    oneOf('booking_payments_method_is_known', t.method, paymentMethods),
    index('booking_payments_by_booking').on(t.bookingId, t.receivedAt),
    index('booking_payments_by_receiver').on(t.receivedBy),
  ],
)
