import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, luis, missing } from '../one-of-everything.ts'

const emailChange = (person: SQL, values: SQL) =>
  sql`insert into email_changes (user_id, email, token_hash, expires_at) values (${person}, ${values}, now())`
const identification = (owner: SQL) =>
  sql`insert into files (owner_id, media, bytes) values (${owner}, 'image/webp', 1)`
const claim = (person: SQL) =>
  sql`insert into claim_links (user_id, token_hash, expires_at) values (${person}, 'c1', now())`
const merge = (values: SQL) => sql`insert into merges (kind, kept_id, gone_id, owner_id) values (${values})`
const ownRole = (values: SQL) => sql`insert into custom_roles (name, base_role, limits) values (${values})`
const set = (what: SQL) => sql`update ${what}`

/** Rules of accounts, files and portraits. */
export const brokenAccountRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  users_email_in_lower_case: [sql`update users set email = 'Ana@x.mx' where id = ${ana}`, 'breaks-a-rule'],
  users_role_is_known: [sql`update users set role = 'rey'`, 'breaks-a-rule'],
  users_telephone_is_e164: [
    sql`update users set phone = '55 1234 5678', phone_e164 = '5512345678'`,
    'breaks-a-rule',
  ],
  users_have_a_name: [sql`update users set name = ' '`, 'breaks-a-rule'],
  users_log_in_with_an_address: [
    set(sql`users set email = '', role = 'admin' where id = ${ana}`),
    'breaks-a-rule',
  ],
  users_mute_what_is_known: [
    set(sql`users set muted_notices = '{security-mail}' where id = ${ana}`),
    'breaks-a-rule',
  ],
  custom_roles_have_a_name: [ownRole(sql`' ', 'contador', '{}'`), 'breaks-a-rule'],
  custom_roles_base_is_known: [ownRole(sql`'Otro', 'cliente', '{}'`), 'breaks-a-rule'],
  custom_roles_limits_are_an_object: [ownRole(sql`'Otro', 'contador', '[]'`), 'breaks-a-rule'],
  custom_roles_of_administrators_give_no_roles: [
    ownRole(sql`'Otro', 'admin', '{"orders": "none"}'`),
    'breaks-a-rule',
  ],
  users_own_role_is_of_their_role: [
    set(sql`users set custom_role_id = (select id from custom_roles) where id = ${ana}`),
    'breaks-a-rule',
  ],
  staff_invitations_own_role_is_of_their_role: [
    set(sql`staff_invitations set custom_role_id = ${missing}`),
    'breaks-a-rule',
  ],
  claim_links_one_per_link: [[claim(ana), claim(luis)], 'taken'],
  claim_links_user_id_users_id_fk: [claim(missing), 'breaks-a-rule'],
  claim_links_made_by_users_id_fk: [
    [claim(ana), set(sql`claim_links set made_by = ${missing}`)],
    'breaks-a-rule',
  ],
  pending_registrations_claims_user_id_users_id_fk: [
    set(sql`pending_registrations set claims_user_id = ${missing}`),
    'breaks-a-rule',
  ],
  merges_kind_is_known: [merge(sql`'cat', ${ana}, ${luis}, ${ana}`), 'breaks-a-rule'],
  merges_are_of_two: [merge(sql`'client', ${ana}, ${ana}, ${ana}`), 'breaks-a-rule'],
  merges_once_each: [
    [merge(sql`'client', ${ana}, ${luis}, ${ana}`), merge(sql`'client', ${missing}, ${luis}, ${ana}`)],
    'taken',
  ],
  merges_owner_id_users_id_fk: [merge(sql`'client', ${ana}, ${luis}, ${missing}`), 'breaks-a-rule'],
  merges_merged_by_users_id_fk: [
    [merge(sql`'client', ${ana}, ${luis}, ${ana}`), set(sql`merges set merged_by = ${missing}`)],
    'breaks-a-rule',
  ],
  email_changes_one_per_link: [
    [emailChange(ana, sql`'nueva@x.mx', 'e1'`), emailChange(luis, sql`'otra@x.mx', 'e1'`)],
    'taken',
  ],
  email_changes_email_in_lower_case: [emailChange(ana, sql`'Nueva@x.mx', 'e1'`), 'breaks-a-rule'],
  email_changes_user_id_users_id_fk: [emailChange(missing, sql`'nueva@x.mx', 'e1'`), 'breaks-a-rule'],
  files_created_by_users_id_fk: [set(sql`files set created_by = ${missing}`), 'breaks-a-rule'],
  files_hold_something: [set(sql`files set bytes = 0`), 'breaks-a-rule'],
  files_media_is_known: [set(sql`files set media = 'text/html'`), 'breaks-a-rule'],
  files_of_a_dog_of_its_owner: [set(sql`files set owner_id = ${luis}`), 'breaks-a-rule'],
  files_one_evidence_per_paper: [
    sql`insert into files (owner_id, dog_id, record_id, media, bytes) select owner_id, dog_id, record_id, media, 1 from files`,
    'taken',
  ],
  files_evidence_is_of_a_dog: [set(sql`files set dog_id = null`), 'breaks-a-rule'],
  files_owner_id_users_id_fk: [identification(missing), 'breaks-a-rule'],
  files_record_id_medical_records_id_fk: [set(sql`files set record_id = ${missing}`), 'breaks-a-rule'],
  products_pictures_are_of_the_house: [
    set(sql`products set image_url = 'https://otra.example/pelota.png'`),
    'breaks-a-rule',
  ],
}
