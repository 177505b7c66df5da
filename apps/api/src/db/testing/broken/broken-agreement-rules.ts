import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, card, missing } from '../one-of-everything.ts'

const agreement = (columns: SQL, values: SQL) =>
  sql`insert into agreements (key, ${columns}) values ('otro', ${values})`
const version = (values: SQL) =>
  sql`insert into agreement_versions (agreement_id, version, title, text) values (${values})`
const signature = (values: SQL) =>
  sql`insert into agreement_signatures (agreement_id, version, client_id, signer_name) values (${values})`

/** Versions and signatures of agreements are added and never change. */
export const brokenAgreementRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  agreements_one_per_key: [sql`insert into agreements (key) values ('contrato')`, 'taken'],
  agreements_key_is_a_word: [sql`update agreements set key = 'Un contrato'`, 'breaks-a-rule'],
  agreements_services_are_known: [agreement(sql`services`, sql`'{Masaje}'`), 'breaks-a-rule'],
  agreements_required_for_a_service: [agreement(sql`required`, sql`true`), 'breaks-a-rule'],
  agreement_versions_of_an_agreement: [version(sql`${missing}, 1, 'T', 'Texto'`), 'breaks-a-rule'],
  agreement_versions_created_by_users_id_fk: [
    sql`insert into agreement_versions (agreement_id, version, title, text, created_by)
      values (${card}, 2, 'T', 'Texto', ${missing})`,
    'breaks-a-rule',
  ],
  agreement_versions_begin_at_one: [version(sql`${card}, 0, 'T', 'Texto'`), 'breaks-a-rule'],
  agreement_versions_have_a_title: [version(sql`${card}, 2, ' ', 'Texto'`), 'breaks-a-rule'],
  agreement_versions_say_something: [version(sql`${card}, 2, 'T', ' '`), 'breaks-a-rule'],
  agreement_versions_never_change: [sql`update agreement_versions set text = 'Otro'`, undefined],
  agreement_signatures_of_a_version: [signature(sql`${card}, 2, ${ana}, 'Ana'`), 'breaks-a-rule'],
  agreement_signatures_client_id_users_id_fk: [
    signature(sql`${card}, 1, ${missing}, 'Ana'`),
    'breaks-a-rule',
  ],
  agreement_signatures_recorded_by_users_id_fk: [
    sql`insert into agreement_signatures (agreement_id, version, client_id, signer_name, recorded_by)
      values (${card}, 1, ${ana}, 'Ana', ${missing})`,
    'breaks-a-rule',
  ],
  agreement_signatures_name_the_signer: [signature(sql`${card}, 1, ${ana}, ' '`), 'breaks-a-rule'],
  agreement_signatures_never_change: [sql`delete from agreement_signatures`, undefined],
}
