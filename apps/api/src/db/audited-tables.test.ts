import { auditEntities } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const rowsOf = async <Row extends object>(query: string) => (await database.pool.query<Row>(query)).rows

/** Tables without an audit trail, with the reason. */
const notAudited: Record<string, string> = {
  absences: 'who is away when; the row says who wrote it',
  agreement_signatures: 'a row says who signed what when, and never changes',
  agreement_versions: 'a row says who wrote which text when, and never changes',
  audit_entries: 'the trail itself',
  bank_lines: 'bank lines never change',
  bank_matches: 'the row says who matched it when',
  book_audits: 'a row says when the books were held against what happened, and what was found',
  booking_days: 'counted places of bookings',
  booking_dogs: 'part of a booking, whose steps are its history',
  booking_events: 'the history of bookings',
  card_settlement_payments: 'parts of a settlement, which is audited',
  cash_movements: 'a row says who moved how much, when and why, and never changes',
  charges: 'a row says who charged whom when, and never changes',
  client_credits: 'follows from the audited payments',
  claim_links: 'a link; the resulting address is audited',
  demo_records: 'what the demo wrote, by which it is taken away',
  dog_occupancies: 'counted by bookings',
  email_changes: 'a link; the resulting address is audited',
  expense_credits: 'a row says who entered which credit note when, and never changes',
  expense_payments: 'a row says who paid how much when, and never changes',
  family_invitations: 'a link; the resulting account is audited',
  feed_copies: 'a copy of what others publish',
  files: 'what a record shows',
  first_admin_links: 'a link; the resulting account is audited',
  gl_entries: 'posted entries never change',
  gl_lines: 'posted entries never change',
  gl_month_sums: 'follows from the entries',
  global_invoices: 'a period; its stamps are audited',
  grooming_cards: 'a row says who worked on which dog when',
  house_openings: 'rows of their own say who opened and closed when',
  house_settings: 'by a trigger of its own',
  idempotency_keys: 'answers for two days',
  imported_rows: 'ids of records in another program; the records are audited',
  incident_dogs: 'part of an incident, which never changes once sent',
  incident_notes: 'a row says who wrote which words when, and never changes',
  invoiced_sales: 'follows from the audited invoices',
  invoiced_deposits: 'follows from the audited invoices',
  kiosks: 'a row says who opened which tablet when',
  known_devices: 'recorded as security events',
  login_challenges: 'logins on their way',
  notifications: 'sent by the system',
  order_events: 'the history of orders',
  order_items: 'part of an order; its returns are audited',
  order_returns: 'a row says who took what back and why, and never changes',
  outbox: 'on its way',
  pass_credits: 'audited by their movements',
  pass_movements: 'the history of passes',
  passkey_challenges: 'logins on their way',
  password_resets: 'recorded as security events',
  pending_registrations: 'nobody yet',
  photos: 'the row says who placed it last',
  places: 'counted by bookings',
  payment_movements: 'follows from the audited payments',
  pool_weekdays: 'follows the audited settings',
  privacy_request_steps: 'the history of requests',
  privacy_requests: 'their steps say who did what with which words',
  push_subscriptions: 'a device, deleted with its session',
  rate_limits: 'counted attempts',
  sent_mails: 'ids of mails that went out',
  recovery_codes: 'secrets, recorded as security events',
  report_cards: 'mails that never change once sent',
  security_events: 'a record of its own',
  supplier_complements: 'a row says who entered which complement when, and never changes',
  session_tokens: 'secrets',
  setup_steps: 'marks of a guide',
  sessions: 'recorded as security events',
  terminal_choices: 'with which terminal a person charges next',
  texts: 'rows of their own say who wrote which words when',
  stock_movements: 'a row says who moved how many and why, and never changes',
  staff_hours: 'weekly hours of single people',
  undoable_acts: 'stored for seconds; the restored rows are audited',
  visitor_messages: 'what strangers wrote',
  waiting_list: 'wishes',
}

test('every table is in the trail by a name that both sides know, or says why it is not', async () => {
  const triggers = await rowsOf<{ table: string; entity: string }>(`
    select c.relname as table, encode(split_part(encode(tgargs, 'escape'), '\\000', 1)::bytea, 'escape') as entity
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and tgfoid = 'write_audit_entry'::regproc`)
  const tables = await rowsOf<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const audited = new Set(triggers.map(({ table }) => table))
  const silent = tables.map(({ name }) => name).filter((name) => !audited.has(name))
  expect(silent.toSorted()).toEqual(Object.keys(notAudited).toSorted())
  expect(new Set(['settings', ...triggers.map(({ entity }) => entity)])).toEqual(new Set(auditEntities))
})
