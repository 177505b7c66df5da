import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, cash, entry, missing, room, stay } from './one-of-everything.ts'

export const draft = (columns: SQL, values: SQL) =>
  sql`insert into gl_entries (date, description, ${columns}) values ('2026-10-10', 'D', ${values})`
const set = (what: SQL) => sql`update ${what}`

const asked = sql`insert into cfdis (id, order_id, receiver_rfc, total_centavos) values (${room}, ${stay}, 'XAXX010101000', 100)`
const stamped = sql`update cfdis set status = 'valid', provider_id = 'f1', uuid = ${room}, xml = '<x/>', stamped_at = now() where id = ${room}`
const invoiced = (what: SQL) => [asked, sql`update cfdis set ${what}`]
const another = (columns: SQL, values: SQL) =>
  sql`insert into cfdis (id, order_id, receiver_rfc, total_centavos, status, stamped_at, xml, ${columns})
    values (${missing}, ${stay}, 'XAXX010101000', 100, 'cancelled', now(), '<x/>', ${values})`
const cancelled = sql`'02', now()`

/** The rules of the invoices of orders. */
const brokenInvoiceRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  cfdis_order_id_orders_id_fk: [
    sql`insert into cfdis (order_id, receiver_rfc, total_centavos) values (${missing}, 'XAXX010101000', 100)`,
    'breaks-a-rule',
  ],
  cfdis_asked_by_users_id_fk: [invoiced(sql`asked_by = ${missing}`), 'breaks-a-rule'],
  cfdis_cancelled_by_users_id_fk: [invoiced(sql`cancelled_by = ${missing}`), 'breaks-a-rule'],
  cfdis_status_is_known: [[asked, stamped, sql`update cfdis set status = 'x'`], 'breaks-a-rule'],
  cfdis_motive_is_known: [
    [asked, stamped, sql`update cfdis set status = 'cancelling', cancel_motive = '09'`],
    'breaks-a-rule',
  ],
  cfdis_of_something: [invoiced(sql`total_centavos = 0`), 'breaks-a-rule'],
  cfdis_stamped_whole: [invoiced(sql`status = 'valid'`), 'breaks-a-rule'],
  cfdis_refused_in_words: [invoiced(sql`status = 'refused'`), 'breaks-a-rule'],
  cfdis_cancelled_with_a_motive: [
    [asked, stamped, sql`update cfdis set status = 'cancelled'`],
    'breaks-a-rule',
  ],
  cfdis_one_per_uuid: [
    [
      asked,
      stamped,
      another(sql`provider_id, uuid, cancel_motive, cancelled_at`, sql`'f2', ${room}, ${cancelled}`),
    ],
    'taken',
  ],
  cfdis_one_per_provider_id: [
    [
      asked,
      stamped,
      another(sql`provider_id, uuid, cancel_motive, cancelled_at`, sql`'f1', ${ana}, ${cancelled}`),
    ],
    'taken',
  ],
  cfdis_stamped_never_change: [[asked, stamped, sql`update cfdis set xml = '<y/>'`], undefined],
}

/** The rules of the entries of the books and of invoices. */
export const brokenBookRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  ...brokenInvoiceRules,
  gl_entries_one_per_number: [
    sql`insert into gl_entries (number, date, description) overriding system value select number, date, 'D' from gl_entries`,
    'taken',
  ],
  gl_entries_one_per_event: [draft(sql`source, source_id, event`, sql`'payment', 'p1', 'paid'`), 'taken'],
  gl_entries_reversed_once: [
    [draft(sql`reversal_of`, sql`${entry}`), draft(sql`reversal_of`, sql`${entry}`)],
    'taken',
  ],
  gl_entries_reversal_of_gl_entries_id_fk: [draft(sql`reversal_of`, sql`${missing}`), 'breaks-a-rule'],
  gl_entries_have_a_description: [
    sql`insert into gl_entries (date, description) values ('2026-10-10', ' ')`,
    'breaks-a-rule',
  ],
  gl_entries_status_is_known: [draft(sql`status`, sql`'x'`), 'breaks-a-rule'],
  gl_entries_source_is_known: [draft(sql`source, source_id, event`, sql`'x', '1', 'e'`), 'breaks-a-rule'],
  gl_entries_name_their_event: [draft(sql`source`, sql`'booking'`), 'breaks-a-rule'],
  gl_entries_not_their_own_reversal: [
    draft(sql`id, reversal_of`, sql`${missing}, ${missing}`),
    'breaks-a-rule',
  ],
  gl_entries_balance: [draft(sql`status`, sql`'posted'`), 'unbalanced-entry'],
  gl_entries_posted_never_change: [set(sql`gl_entries set description = 'otra'`), 'posted-entry'],
  gl_lines_of_posted_never_change: [set(sql`gl_lines set memo = 'otro'`), 'posted-entry'],
  gl_lines_in_order: [
    [
      draft(sql`id`, sql`${missing}`),
      sql`insert into gl_lines values (${missing}, 0, ${cash}, 1, 0), (${missing}, 0, ${cash}, 1, 0)`,
    ],
    'taken',
  ],
  gl_lines_entry_id_gl_entries_id_fk: [
    sql`insert into gl_lines values (${missing}, 0, ${cash}, 1, 0)`,
    'breaks-a-rule',
  ],
  gl_lines_account_id_accounts_id_fk: [sql`delete from accounts`, 'account-in-use'],
  gl_lines_debit_or_credit: [
    [draft(sql`id`, sql`${missing}`), sql`insert into gl_lines values (${missing}, 0, ${cash}, 1, 1)`],
    'breaks-a-rule',
  ],
}
