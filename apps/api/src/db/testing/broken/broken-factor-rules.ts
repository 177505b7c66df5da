import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, luis, missing } from '../one-of-everything.ts'

const app = (person: SQL, values: SQL) =>
  sql`insert into totp_factors (user_id, name, secret, confirmed_at, last_step) values (${person}, ${values})`
const passkey = (person: SQL, values: SQL) =>
  sql`insert into passkeys (user_id, name, credential_id, public_key, counter, transports, backed_up) values (${person}, ${values}, '[]', false)`
const recovery = (person: SQL) =>
  sql`insert into recovery_codes (user_id, code_hash, salt) values (${person}, 'r1', 's')`
const challenge = (person: SQL, purpose: SQL) =>
  sql`insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at) values ('p1', ${person}, ${purpose}, now())`
const login = (person: SQL) =>
  sql`insert into login_challenges (token_hash, user_id, expires_at) values ('l1', ${person}, now())`

/** The rules of second factors. */
export const brokenFactorRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  totp_factors_have_a_name: [app(ana, sql`' ', 'S', null, null`), 'breaks-a-rule'],
  totp_factors_are_confirmed_by_a_code: [app(ana, sql`'App', 'S', now(), null`), 'breaks-a-rule'],
  totp_factors_user_id_users_id_fk: [app(missing, sql`'App', 'S', null, null`), 'breaks-a-rule'],
  passkeys_one_per_credential: [
    [passkey(ana, sql`'Teléfono', 'c1', 'k', 0`), passkey(luis, sql`'Llave', 'c1', 'k', 0`)],
    'passkey-known',
  ],
  passkeys_have_a_name: [passkey(ana, sql`'', 'c1', 'k', 0`), 'breaks-a-rule'],
  passkeys_counter_not_negative: [passkey(ana, sql`'Llave', 'c1', 'k', -1`), 'breaks-a-rule'],
  passkeys_user_id_users_id_fk: [passkey(missing, sql`'Llave', 'c1', 'k', 0`), 'breaks-a-rule'],
  recovery_codes_user_id_code_hash_pk: [[recovery(ana), recovery(ana)], 'taken'],
  recovery_codes_user_id_users_id_fk: [recovery(missing), 'breaks-a-rule'],
  passkey_challenges_know_whose_they_are: [challenge(sql`null`, sql`'second-step'`), 'breaks-a-rule'],
  passkey_challenges_user_id_users_id_fk: [challenge(missing, sql`'create'`), 'breaks-a-rule'],
  login_challenges_user_id_users_id_fk: [login(missing), 'breaks-a-rule'],
}
