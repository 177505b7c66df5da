import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, luis, missing } from '../one-of-everything.ts'

const securityEvent = (columns: SQL, values: SQL) =>
  sql`insert into security_events (${columns}) values (${values})`

const auditEntry = (values: SQL) =>
  sql`insert into audit_entries (entity, entity_id, action, changes, network) values (${values})`

const invitation = (values: SQL) =>
  sql`insert into staff_invitations (email, name, role, token_hash, expires_at) values (${values}, now())`

/** Rules of security events. */
export const brokenSecurityRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  known_devices_once_per_account: [sql`insert into known_devices values (${ana}, 'd1', 'n2')`, 'taken'],
  kiosks_one_per_cookie: [
    sql`insert into kiosks (cookie_hash, opened_by, expires_at) values ('k1', ${luis}, now())`,
    'taken',
  ],
  kiosks_opened_by_users_id_fk: [
    sql`insert into kiosks (cookie_hash, opened_by, expires_at) values ('k2', ${missing}, now())`,
    'breaks-a-rule',
  ],
  push_subscriptions_one_per_browser: [
    [
      sql`insert into sessions (id, user_id, cookie_hash, expires_at) values (${missing}, ${luis}, 'c2', now())`,
      sql`insert into push_subscriptions values (${missing}, 'https://push.mx/1', 'p', 'a')`,
    ],
    'taken',
  ],
  push_subscriptions_session_id_sessions_id_fk: [
    sql`insert into push_subscriptions values (${missing}, 'https://push.mx/2', 'p', 'a')`,
    'breaks-a-rule',
  ],
  known_devices_user_id_users_id_fk: [
    sql`insert into known_devices values (${missing}, 'd2', 'n1')`,
    'breaks-a-rule',
  ],
  house_settings_begin_after_the_defaults: [
    sql`insert into house_settings (version, data) values (1, '{}')`,
    'breaks-a-rule',
  ],
  house_settings_are_an_object: [
    sql`insert into house_settings (version, data) values (9, '[]')`,
    'breaks-a-rule',
  ],
  house_settings_hotel_hours: [
    sql`insert into house_settings (version, data) values (9, '{"hotel": {"checkIn": "11:00", "checkOut": "11:15"}}')`,
    'breaks-a-rule',
  ],
  house_settings_time_zone_is_known: [
    sql`insert into house_settings (version, data) values (9, '{"timeZone": "America/Aztlan"}')`,
    'breaks-a-rule',
  ],
  house_settings_time_zone_stays: [
    sql`insert into house_settings (version, data) values (9, '{"timeZone": "America/Tijuana"}')`,
    'time-zone-fixed',
  ],
  photos_one_per_slot: [
    sql`insert into photos (slot, width, height, alt, focus_x, focus_y) values ('home.promo', 1, 1, 'Otra', 0, 0)`,
    'taken',
  ],
  photos_are_of_a_slot: [sql`update photos set slot = ' '`, 'breaks-a-rule'],
  photos_say_what_they_show: [sql`update photos set alt = ' '`, 'breaks-a-rule'],
  photos_have_a_size: [sql`update photos set height = 0`, 'breaks-a-rule'],
  photos_focus_is_within: [sql`update photos set focus_x = 1.1`, 'breaks-a-rule'],
  house_settings_never_change: [sql`update house_settings set data = '{}'`, undefined],
  house_settings_never_emptied: [sql`truncate house_settings`, undefined],
  audit_entries_entity_is_a_word: [auditEntry(sql`'Un cambio', '1', 'created', '[]', null`), 'breaks-a-rule'],
  audit_entries_action_is_known: [auditEntry(sql`'user', '1', 'x', '[]', null`), 'breaks-a-rule'],
  audit_entries_changes_are_a_list: [auditEntry(sql`'user', '1', 'created', '{}', null`), 'breaks-a-rule'],
  audit_entries_address_is_shortened: [
    auditEntry(sql`'user', '1', 'created', '[]', '203.0.113.7'`),
    'breaks-a-rule',
  ],
  audit_entries_never_change: [sql`update audit_entries set changes = '[]'`, undefined],
  audit_entries_never_emptied: [sql`truncate audit_entries`, undefined],
  staff_invitations_one_per_email: [invitation(sql`'rosa@x.mx', 'Rosa', 'admin', 'i2'`), 'taken'],
  staff_invitations_one_per_link: [invitation(sql`'eva@x.mx', 'Eva', 'admin', 'i1'`), 'taken'],
  staff_invitations_email_in_lower_case: [invitation(sql`'Eva@x.mx', 'Eva', 'admin', 'i2'`), 'breaks-a-rule'],
  staff_invitations_name_somebody: [invitation(sql`'eva@x.mx', ' ', 'admin', 'i2'`), 'breaks-a-rule'],
  staff_invitations_are_for_staff: [invitation(sql`'eva@x.mx', 'Eva', 'cliente', 'i2'`), 'breaks-a-rule'],
  staff_invitations_invited_by_users_id_fk: [
    sql`update staff_invitations set invited_by = ${missing}`,
    'breaks-a-rule',
  ],
  texts_key_version_pk: [
    sql`insert into texts (key, version, value) values ('home.promo.title', 2, 'Adiós')`,
    'stale',
  ],
  texts_begin_after_the_default: [
    sql`insert into texts (key, version, value) values ('home.promo.title', 1, 'Hola')`,
    'breaks-a-rule',
  ],
  texts_say_something: [
    sql`insert into texts (key, version, value) values ('home.promo.title', 3, ' ')`,
    'breaks-a-rule',
  ],
  texts_never_change: [sql`update texts set value = 'Adiós'`, undefined],
  texts_never_emptied: [sql`truncate texts`, undefined],
  security_events_kind_is_known: [securityEvent(sql`kind`, sql`'x'`), 'breaks-a-rule'],
  security_events_address_is_shortened: [
    securityEvent(sql`kind, network`, sql`'login', '203.0.113.7'`),
    'breaks-a-rule',
  ],
  security_events_details_are_an_object: [
    securityEvent(sql`kind, details`, sql`'login', '[]'`),
    'breaks-a-rule',
  ],
  security_events_never_change: [sql`update security_events set account_id = ${luis}`, undefined],
  security_events_stay_a_year: [sql`delete from security_events`, undefined],
  security_events_never_emptied: [sql`truncate security_events`, undefined],
}
