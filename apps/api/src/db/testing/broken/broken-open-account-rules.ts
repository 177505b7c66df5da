import { generalPublicId, type RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, hotel, missing } from '../one-of-everything.ts'

const person = (id: SQL) => sql`insert into users (id, name, last_name) values (${id}, 'Eva', 'Ríos')`
const closed = [person(missing), sql`update users set closed_at = now() where id = ${missing}`]
const generalPublic = sql.raw(`'${generalPublicId}'::uuid`)
const dogOf = (owner: SQL) =>
  sql`insert into dogs (owner_id, name, sex, birth_date) values (${owner}, 'Frida', 'hembra', '2022-01-01')`

/** Rules of closed accounts, and of the anonymous account, which only buys. */
export const brokenOpenAccountRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  dogs_of_an_open_account: [[...closed, dogOf(missing)], 'not-found'],
  bookings_of_an_open_account: [
    [
      ...closed,
      sql`insert into bookings (client_id, service_id, start_day, end_day, total_centavos)
        values (${missing}, ${hotel}, '2026-10-20', '2026-10-21', 100)`,
    ],
    'not-found',
  ],
  orders_of_an_open_account: [[...closed, sql`update orders set user_id = ${missing}`], 'not-found'],
  passes_of_an_open_account: [[...closed, sql`update passes set owner_id = ${missing}`], 'not-found'],
  waiting_list_of_an_open_account: [
    [...closed, sql`update waiting_list set client_id = ${missing}`],
    'not-found',
  ],
  dogs_of_a_person: [[person(generalPublic), dogOf(generalPublic)], 'breaks-a-rule'],
  passes_of_a_person: [
    [person(generalPublic), sql`update passes set owner_id = ${generalPublic}`],
    'breaks-a-rule',
  ],
  client_credits_of_a_person: [
    [
      person(generalPublic),
      sql`insert into payments (kind, client_id, method, amount_centavos, reason, received_at)
        values ('credit', ${generalPublic}, 'credit', 100, 'Disculpa', now())`,
    ],
    'breaks-a-rule',
  ],
  users_general_public_stays: [
    [
      person(generalPublic),
      sql`update users set name = ${'Otro'} where id = ${generalPublic} or id = ${ana}`,
    ],
    'breaks-a-rule',
  ],
}
