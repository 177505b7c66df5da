import { sql, type SQL } from 'drizzle-orm'
import { checkNow, type Edges } from '../edge-statements.ts'
import { bank, cash, entry, luis, missing, room, stay, visit } from '../one-of-everything.ts'

const account = (id: SQL, code: string, type = 'asset', under: SQL = sql`null`) =>
  sql`insert into accounts (id, code, name, type, nature, parent_id) values (${id}, ${code}, ${code}, ${type}, 'debit', ${under})`
const accountIs = (what: SQL, id: SQL = cash) => sql`update accounts set ${what} where id = ${id}`
const tree = [account(room, '900'), account(stay, '900.01', 'asset', room)]

const draft = sql`insert into gl_entries (id, date, description) values (${missing}, '2026-10-10', 'D')`
const line = (position: number, debit: number, credit: number, of: SQL = missing, at: SQL = cash) =>
  sql`insert into gl_lines values (${of}, ${position}, ${at}, ${debit}, ${credit})`
const post = sql`update gl_entries set status = 'posted' where id = ${missing}`
const closed = (month: string) => sql`insert into closed_months (month, closed_by) values (${month}, ${luis})`

const statement = sql`insert into bank_statements (id, account_id, file_name, imported_by) values (${stay}, ${bank}, 'a.csv', ${luis})`
const bankLine = (id: SQL, centavos: number, position: number) =>
  sql`insert into bank_lines (id, statement_id, account_id, position, day, concept, reference, amount_centavos, ordinal)
    values (${id}, ${stay}, ${bank}, ${position}, '2026-10-10', 'Pago', '', ${centavos}, ${position})`
const match = (position: number, to: SQL = room, of: SQL = entry) =>
  sql`insert into bank_matches (entry_id, position, line_id, matched_by) values (${of}, ${position}, ${to}, ${luis})`
const halves = [draft, line(0, 100, 0), line(1, 0, 40, missing, bank), line(2, 0, 60, missing, bank)]

/** A line of the bank that two lines of the books add up to. */
const matched = [
  statement,
  bankLine(room, -100, 0),
  ...halves,
  post,
  match(1, room, missing),
  match(2, room, missing),
  ...checkNow,
]

const costs = account(room, '601.84', 'expense')
const expense = (id: SQL = stay, payment = 'later') =>
  sql`insert into expenses (id, day, concept, subtotal_centavos, iva_percent, iva_centavos, account_id, entered_by, supplier_name, supplier_rfc, payment)
    values (${id}, '2026-10-10', 'Croquetas', 10000, 16, 1600, ${room}, ${luis}, 'P', 'AAA010101AAA', ${payment})`
const takenBack = sql`update expenses set taken_back_at = now(), taken_back_by = ${luis}, take_back_reason = 'Doble' where id = ${stay}`
const paidOn = (day: string) => sql`update expenses set paid_on = ${day}, paid_by = ${luis}`

const paid = (position: number, centavos: number, iva: number, day = '2026-10-11') =>
  sql`insert into expense_payments (expense_id, position, day, amount_centavos, iva_centavos, isr_retained_centavos, iva_retained_centavos, paid_by)
    values (${stay}, ${position}, ${day}, ${centavos}, ${iva}, 0, 0, ${luis})`
const credited = (settlement: string, subtotal: number, iva: number) =>
  sql`insert into expense_credits (expense_id, day, settlement, subtotal_centavos, iva_centavos, cfdi_uuid, cfdi_xml, entered_by)
    values (${stay}, '2026-10-11', ${settlement}, ${subtotal}, ${iva}, ${missing}, '<x/>', ${luis})`

/** Edges of ledger entries, bank lines and expenses. */
export const edgesOfBooks: Edges = {
  refused: {
    gl_lines_debit_or_credit: {
      'a line of nothing': [draft, line(0, 0, 0)],
      'a debit of less than nothing': [draft, line(0, -1, 0)],
      'a credit of less than nothing': [draft, line(0, 0, -1)],
      'a debit beside a credit of less than nothing': [draft, line(0, 1, -1)],
    },
    gl_entries_name_their_event: {
      'an entry of a booking says no event': [
        sql`insert into gl_entries (date, description, source, source_id) values ('2026-10-10', 'D', 'booking', 'b')`,
      ],
      'an entry of an event says no booking': [
        sql`insert into gl_entries (date, description, source, event) values ('2026-10-10', 'D', 'booking', 'e')`,
      ],
    },
    expenses_paid_later_once: {
      'an expense that was paid at once is paid later': [costs, expense(stay, 'bank'), paidOn('2026-10-11')],
      'an expense is paid before it was': [costs, expense(), paidOn('2026-10-09')],
    },
    expense_payments_within_the_debt: {
      'an expense that was paid at once is paid': [costs, expense(stay, 'bank'), paid(1, 100, 0)],
      'an expense is paid before it was': [costs, expense(), paid(1, 11_600, 1_600, '2026-10-09')],
      'an expense is paid without its IVA': [costs, expense(), paid(1, 11_600, 1_599)],
      'more IVA is paid than there is': [costs, expense(), paid(1, 5_800, 1_601)],
      'an expense that was taken back is paid': [costs, expense(), ...checkNow, takenBack, paid(1, 100, 0)],
    },
    expense_credits_within_the_expense: {
      'more IVA is credited than there is': [costs, expense(stay, 'bank'), credited('bank', 5_000, 1_601)],
      'less is owed of what was paid at once': [costs, expense(stay, 'bank'), credited('owed', 5_000, 800)],
      'more comes back than was paid': [costs, expense(), credited('bank', 5_000, 800)],
      'more is credited than is owed': [costs, expense(), paid(1, 5_800, 800), credited('owed', 5_001, 800)],
    },
    expenses_of_something: {
      'more is without IVA than was bought': [
        costs,
        expense(),
        ...checkNow,
        sql`alter table expenses disable trigger expenses_never_change`,
        sql`update expenses set untaxed_centavos = 10001, iva_percent = 0, iva_centavos = 0`,
      ],
    },
    accounts_below_their_type: {
      'an account comes under one of another type': [
        ...tree,
        account(visit, '901', 'equity'),
        accountIs(sql`parent_id = ${visit}`, stay),
      ],
      'an account under another becomes of another type': [...tree, accountIs(sql`type = 'equity'`, stay)],
      'an account comes under what is under it': [
        ...tree,
        account(visit, '900.01.01', 'asset', stay),
        accountIs(sql`parent_id = ${visit}`, room),
      ],
    },
    accounts_with_lines_stay: {
      'an account that has lines is of another type': [accountIs(sql`type = 'equity'`)],
      'an account that has lines is of another nature': [accountIs(sql`nature = 'credit'`)],
    },
    gl_entries_balance: {
      'an entry of one line is posted': [draft, line(0, 100, 0), post],
      'an entry without lines is posted': [draft, post],
      'an entry is posted that does not balance': [draft, line(0, 100, 0), line(1, 0, 99), post],
    },
    gl_entries_posted_never_change: {
      'a posted entry is struck out': [sql`delete from gl_entries where id = ${entry}`],
      'a posted entry becomes a draft': [sql`update gl_entries set status = 'draft' where id = ${entry}`],
    },
    gl_lines_of_posted_never_change: {
      'a posted entry gets a line': [line(7, 1, 0, entry)],
      'a posted entry loses a line': [sql`delete from gl_lines where entry_id = ${entry}`],
      'a line of a draft becomes one of a posted entry': [
        draft,
        line(7, 1, 0),
        sql`update gl_lines set entry_id = ${entry} where entry_id = ${missing}`,
      ],
      'a line of a posted entry becomes one of a draft': [
        draft,
        sql`update gl_lines set entry_id = ${missing} where entry_id = ${entry}`,
      ],
    },
    gl_entries_of_an_open_month: {
      'an entry on the last day of a closed month': [
        closed('2020-02-01'),
        sql`insert into gl_entries (date, description) values ('2020-02-29', 'D')`,
      ],
      'an entry of a month before a closed one': [
        closed('2020-02-01'),
        sql`insert into gl_entries (date, description) values ('2020-01-01', 'D')`,
      ],
      'a draft is posted in a closed month': [
        draft,
        line(0, 1, 0),
        line(1, 0, 1),
        closed('2026-10-01'),
        post,
      ],
      'a draft moves into a closed month': [
        draft,
        closed('2020-02-01'),
        sql`update gl_entries set date = '2020-02-10' where id = ${missing}`,
      ],
    },
    gl_month_sums_follow_the_entries: {
      'a sum of a month is written': [sql`insert into gl_month_sums values (${cash}, '2020-10-01', 0, 1, 1)`],
      'a sum of a month is struck out': [sql`delete from gl_month_sums`],
    },
    bank_matches_add_up: {
      'a line is matched with another account': [statement, bankLine(room, 100, 0), match(0)],
      'a line is matched with a draft': [
        statement,
        bankLine(room, -100, 0),
        ...halves,
        match(1, room, missing),
        match(2, room, missing),
      ],
      'half of what is matched is let go': [...matched, sql`delete from bank_matches where position = 1`],
      'half of what is matched goes to another line': [
        ...matched,
        bankLine(visit, -40, 1),
        sql`update bank_matches set line_id = ${visit} where position = 1`,
      ],
    },
    expenses_never_change: {
      'an expense is struck out': [costs, expense(), sql`delete from expenses`],
      'an expense that was taken back is paid': [costs, expense(), takenBack, paidOn('2026-10-11')],
      'an expense that was taken back comes back': [
        costs,
        expense(),
        takenBack,
        sql`update expenses set taken_back_at = null, taken_back_by = null, take_back_reason = ''`,
      ],
      'the supplier of an invoice is corrected': [
        costs,
        sql`insert into expenses (id, day, concept, subtotal_centavos, iva_percent, iva_centavos, account_id, entered_by, supplier_name, supplier_rfc, payment, cfdi_uuid, cfdi_xml)
          values (${stay}, '2026-10-10', 'C', 10000, 16, 1600, ${room}, ${luis}, 'P', 'AAA010101AAA', 'bank', ${missing}, '<x/>')`,
        sql`update expenses set supplier_rfc = 'BBB010101BB1'`,
      ],
      'an expense is paid on another day': [costs, expense(), paidOn('2026-10-11'), paidOn('2026-10-12')],
    },
  },
  allowed: {
    'an account moves to another of its type': [
      ...tree,
      account(visit, '901'),
      accountIs(sql`parent_id = ${visit}`, stay),
    ],
    'an account that has lines has another name': [accountIs(sql`name = 'Efectivo', code = '101.01'`)],
    'an account of a type of its own changes it': [
      account(room, '900'),
      accountIs(sql`type = 'equity'`, room),
    ],
    'an entry of two lines is posted': [draft, line(0, 1, 0), line(1, 0, 1), post],
    'an entry on the first day after a closed month': [
      closed('2020-02-01'),
      sql`insert into gl_entries (date, description) values ('2020-03-01', 'D')`,
    ],
    'a line of the bank is what two lines of the books add up to, and is let go': [
      ...matched,
      sql`delete from bank_matches`,
    ],
    'an expense is paid in two parts, and taken back': [
      costs,
      expense(),
      paid(1, 5_800, 800),
      paid(2, 5_800, 800),
      ...checkNow,
      takenBack,
    ],
    'an expense is credited in part, paid, and taken back': [
      costs,
      expense(),
      credited('owed', 5_000, 800),
      paid(1, 5_800, 800),
      ...checkNow,
      takenBack,
    ],
    'an expense is taken back beside one that is reconciled': [
      costs,
      expense(stay, 'bank'),
      expense(visit, 'bank'),
      ...checkNow,
      sql`insert into bank_statements (id, account_id, file_name, imported_by) select ${stay}, id, 'a.csv', ${luis} from accounts where code = '102.01'`,
      bankLine(room, -11_600, 0),
      sql`insert into bank_matches (entry_id, position, line_id, matched_by) select l.entry_id, l.position, ${room}, ${luis}
        from gl_lines l join gl_entries e on e.id = l.entry_id where e.source_id = ${visit}::text and l.credit_centavos > 0`,
      takenBack,
    ],
  },
}
