import { sql } from 'drizzle-orm'
import type { Edges } from './edges.ts'
import { ana, hotel, missing } from './one-of-everything.ts'

/** The edges of who has an account, and of what is theirs. */
export const edgesOfAccounts: Edges = {
  refused: {
    family_members_have_nothing: Object.fromEntries(
      (
        [
          ['an order', sql`update orders set user_id = ${missing}`],
          ['a pass', sql`update passes set owner_id = ${missing}`],
          ['a place in the waiting list', sql`update waiting_list set client_id = ${missing}`],
          [
            'a payment',
            sql`insert into payments (kind, client_id, method, amount_centavos, reason, received_at) values ('credit', ${missing}, 'credit', 1, 'D', now())`,
          ],
          [
            'a booking',
            sql`insert into bookings (id, client_id, service_id, start_day, end_day, total_centavos) values (${missing}, ${missing}, ${hotel}, '2026-11-10', '2026-11-12', 100)`,
          ],
        ] as const
      ).map(([what, has]) => [
        `whoever has ${what} joins an account`,
        [
          sql`insert into users (id, name, last_name) values (${missing}, 'Beto', 'Ríos')`,
          has,
          sql`insert into family_members (user_id, account_id) values (${missing}, ${ana})`,
        ],
      ]),
    ),
  },
  allowed: {},
}
