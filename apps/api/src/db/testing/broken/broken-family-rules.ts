import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { brokenAgreementRules } from './broken-agreement-rules.ts'
import { brokenCollectorRules } from './broken-collector-rules.ts'
import { ana, hotel, luis, missing, past } from '../one-of-everything.ts'

const person = (id: SQL) => sql`insert into users (id, name, last_name) values (${id}, 'Beto', 'Ríos')`
const join = (values: SQL) => sql`insert into family_members (user_id, account_id) values (${values})`
const invitation = (values: SQL) =>
  sql`insert into family_invitations (account_id, email, name, token_hash, expires_at) values (${values}, now())`
const anas = invitation(sql`${ana}, 'beto@x.mx', 'Beto', 'f1'`)

/** Beto is the second person of Ana's account. */
const shared = [person(missing), join(sql`${missing}, ${ana}`)]

/** Rules of accounts: who shares them, what they sign and whom they allow to collect. */
export const brokenFamilyRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  ...brokenAgreementRules,
  ...brokenCollectorRules,
  family_members_one_per_account: [[...shared, person(past), join(sql`${past}, ${ana}`)], 'family-complete'],
  family_members_role_is_of_clients: [
    [...shared, sql`update family_members set role = 'admin'`],
    'breaks-a-rule',
  ],
  family_members_are_two: [[person(missing), join(sql`${missing}, ${missing}`)], 'breaks-a-rule'],
  family_members_user_id_users_id_fk: [join(sql`${missing}, ${ana}`), 'breaks-a-rule'],
  family_members_account_id_users_id_fk: [[person(missing), join(sql`${missing}, ${past}`)], 'breaks-a-rule'],
  family_members_are_clients: [
    [...shared, sql`update users set role = 'admin', email = 'b@x.mx' where id = ${missing}`],
    'family-member',
  ],
  family_members_are_no_holders: [[...shared, person(past), join(sql`${past}, ${missing}`)], 'family-member'],
  family_members_have_nothing: [join(sql`${luis}, ${ana}`), 'family-has-own'],
  dogs_of_an_account_holder: [
    [
      ...shared,
      sql`insert into dogs (owner_id, name, sex, birth_date) values (${missing}, 'Frida', 'hembra', '2022-01-01')`,
    ],
    'family-member',
  ],
  bookings_of_an_account_holder: [
    [
      ...shared,
      sql`insert into bookings (client_id, service_id, start_day, end_day, total_centavos)
        values (${missing}, ${hotel}, '2026-10-20', '2026-10-21', 100)`,
    ],
    'family-member',
  ],
  orders_of_an_account_holder: [[...shared, sql`update orders set user_id = ${missing}`], 'family-member'],
  passes_of_an_account_holder: [[...shared, sql`update passes set owner_id = ${missing}`], 'family-member'],
  payments_of_an_account_holder: [
    [
      ...shared,
      sql`insert into payments (kind, client_id, method, amount_centavos, reason, received_at)
        values ('credit', ${missing}, 'credit', 100, 'Disculpa', now())`,
    ],
    'family-member',
  ],
  waiting_list_of_an_account_holder: [
    [...shared, sql`update waiting_list set client_id = ${missing}`],
    'family-member',
  ],
  family_invitations_one_per_account: [[anas, invitation(sql`${ana}, 'eva@x.mx', 'Eva', 'f2'`)], 'taken'],
  family_invitations_one_per_link: [[anas, invitation(sql`${luis}, 'eva@x.mx', 'Eva', 'f1'`)], 'taken'],
  family_invitations_email_in_lower_case: [
    invitation(sql`${ana}, 'Beto@x.mx', 'Beto', 'f1'`),
    'breaks-a-rule',
  ],
  family_invitations_name_somebody: [invitation(sql`${ana}, 'beto@x.mx', ' ', 'f1'`), 'breaks-a-rule'],
  family_invitations_account_id_users_id_fk: [
    invitation(sql`${missing}, 'beto@x.mx', 'Beto', 'f1'`),
    'breaks-a-rule',
  ],
}
