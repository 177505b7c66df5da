import { generalPublicId } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Edges } from '../edge-statements.ts'
import { ana, hotel, missing } from '../one-of-everything.ts'

const person = (id: SQL = missing) =>
  sql`insert into users (id, name, last_name) values (${id}, 'Beto', 'Ríos')`
const joined = sql`insert into family_members (user_id, account_id) values (${missing}, ${ana})`
const closed = sql`update users set closed_at = now() where id = ${missing}`
const generalPublic = sql.raw(`'${generalPublicId}'::uuid`)

type Belonging = Record<string, { given: SQL; made: (whose: SQL) => SQL }>
/** Records of an account, created for or transferred to it. */
const belongings: Belonging = {
  orders: {
    given: sql`update orders set user_id = ${missing}`,
    made: (whose) =>
      sql`insert into orders (user_id, subtotal_centavos, iva_centavos, total_centavos, delivery, payment) values (${whose}, 0, 0, 0, 'pickup', 'spei')`,
  },
  passes: {
    given: sql`update passes set owner_id = ${missing}`,
    made: (whose) =>
      sql`insert into passes (owner_id, kind, service_type, units, valid_from, lines, total_centavos) values (${whose}, 'training-5', 'Entrenamiento', 5, '2026-10-01', '[]', 100)`,
  },
  waiting_list: {
    given: sql`update waiting_list set client_id = ${missing}`,
    made: (whose) =>
      sql`insert into waiting_list (client_id, service_id, rumi_ids, start, "end", first_day) values (${whose}, ${hotel}, '[]', '2026-11-10', '2026-11-12', '2026-11-10')`,
  },
  bookings: {
    given: sql`update bookings set client_id = ${missing} where id not in (select booking_id from booking_dogs)`,
    made: (whose) =>
      sql`insert into bookings (client_id, service_id, start_day, end_day, total_centavos) values (${whose}, ${hotel}, '2026-11-10', '2026-11-12', 100)`,
  },
  dogs: {
    given: sql`update dogs set owner_id = ${missing} where id not in (select dog_id from booking_dogs)`,
    made: (whose) =>
      sql`insert into dogs (owner_id, name, sex, birth_date) values (${whose}, 'Frida', 'hembra', '2022-01-01')`,
  },
}
const has: Record<string, SQL> = {
  ...Object.fromEntries(Object.entries(belongings).map(([what, { made }]) => [what, made(missing)])),
  payments: sql`insert into payments (kind, client_id, method, amount_centavos, reason, received_at) values ('credit', ${missing}, 'credit', 1, 'D', now())`,
}
const personJoins =
  (...lead: SQL[]) =>
  ({ given, made }: Belonging[string]) => ({
    'made for them': [person(), ...lead, made(missing)],
    'given to them': [person(), ...lead, made(ana), given],
  })
const ruleOf = (rule: string, edges: ReturnType<typeof personJoins>) =>
  Object.fromEntries(Object.entries(belongings).map(([what, one]) => [`${what}_${rule}`, edges(one)]))

/** Edges of accounts and their data. */
export const edgesOfAccounts: Edges = {
  refused: {
    family_members_have_nothing: Object.fromEntries(
      Object.entries(has).map(([what, made]) => [
        `a person with ${what} joins an account`,
        [person(), made, joined],
      ]),
    ),
    ...ruleOf('of_an_account_holder', personJoins(joined)),
    ...ruleOf('of_an_open_account', personJoins(closed)),
    passes_of_a_person: {
      'a pass is sold to the general public': [person(generalPublic), belongings.passes!.made(generalPublic)],
    },
    users_general_public_stays: Object.fromEntries(
      ['last_name', 'email', 'phone', 'role', 'password_hash', 'closed_at'].map((column) => [
        `the general public has another ${column}`,
        [
          person(generalPublic),
          sql`update users set ${sql.raw(column)} = ${sql.raw(column)} where id = ${generalPublic}`,
        ],
      ]),
    ),
  },
  allowed: {
    'the general public buys': [person(generalPublic), belongings.orders!.made(generalPublic)],
    'somebody with an open account has all': [
      person(),
      ...Object.values(has).filter((one) => one !== has.bookings),
    ],
  },
}
