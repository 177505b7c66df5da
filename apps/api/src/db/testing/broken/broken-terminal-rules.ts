import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { brokenTipRules } from './broken-tip-rules.ts'
import { ana, cash, entry, groomer, hotel, luis, missing, room, stay, visit } from '../one-of-everything.ts'

const bridge = (id: SQL, code: string) =>
  sql`insert into accounts (id, code, name, type, nature) values (${id}, ${code}, 'Terminal', 'asset', 'debit')`
type Terminal = { id?: SQL; name?: string; rate?: number; iva?: number; settlesTo?: SQL; account?: SQL }
/** Terminal under the id of the room, with overrides. */
const terminal = ({
  id = room,
  name = 'Clip',
  rate = 360,
  iva = 16,
  settlesTo = sql`posting_account('102.01')`,
  account = hotel,
}: Terminal = {}) =>
  sql`insert into card_terminals (id, name, commission_basis_points, iva_percent, bank_account_id, account_id)
    values (${id}, ${name}, ${rate}, ${iva}, ${settlesTo}, ${account})`
const one = [bridge(hotel, '107.05.01'), terminal()]
const two = [...one, bridge(groomer, '107.05.02'), terminal({ id: groomer, name: 'TPV', account: groomer })]

const charged = (columns: SQL = sql`method`, values: SQL = sql`'card'`) =>
  sql`insert into payments (id, booking_id, client_id, amount_centavos, received_at, ${columns})
    values (${visit}, ${stay}, ${ana}, 60, now(), ${values})`
const deposit = [
  sql`insert into bank_statements (id, account_id, file_name, imported_by) select ${room}, id, 'a.csv', ${luis} from accounts where code = '102.01'`,
  sql`insert into bank_lines (id, statement_id, account_id, position, day, concept, reference, amount_centavos, ordinal)
    select ${room}, id, account_id, 0, '2026-10-10', 'TPV', '', 58, 0 from bank_statements`,
]
type Settlement = { id?: SQL; of?: SQL; line?: SQL; by?: SQL; gross?: number; difference?: number }
/** Settlement of 60 less 2 of commission under the id of the stay, with overrides. */
const settlement = ({
  id = stay,
  of = room,
  line = room,
  by = luis,
  gross = 60,
  difference = 0,
}: Settlement = {}) =>
  sql`insert into card_settlements (id, terminal_id, bank_line_id, gross_centavos, commission_centavos, iva_centavos, difference_centavos, settled_by)
    values (${id}, ${of}, ${line}, ${gross}, 2, 0, ${difference}, ${by})`
const settled = (payment: SQL = visit, of: SQL = stay) =>
  sql`insert into card_settlement_payments (payment_id, settlement_id) values (${payment}, ${of})`
const whole = [...one, charged(), ...deposit, settlement(), settled()]
const checked = sql`set constraints all immediate`

/** The rules of card terminals, of their settlements and of tips. */
export const brokenTerminalRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  ...brokenTipRules,
  card_terminals_one_per_name: [
    [...one, bridge(groomer, '107.05.02'), terminal({ id: groomer, account: groomer })],
    'taken',
  ],
  card_terminals_one_per_account: [[...one, terminal({ id: groomer, name: 'TPV' })], 'taken'],
  card_terminals_have_a_name: [[bridge(hotel, '107.05.01'), terminal({ name: ' ' })], 'breaks-a-rule'],
  card_terminals_commission_is_a_share: [
    [bridge(hotel, '107.05.01'), terminal({ rate: 2_001 })],
    'breaks-a-rule',
  ],
  card_terminals_iva_is_known: [[bridge(hotel, '107.05.01'), terminal({ iva: 15 })], 'breaks-a-rule'],
  card_terminals_rfc_has_its_form: [
    [...one, sql`update card_terminals set supplier_rfc = 'CRO'`],
    'breaks-a-rule',
  ],
  card_terminals_bank_account_id_accounts_id_fk: [
    [bridge(hotel, '107.05.01'), terminal({ settlesTo: missing })],
    'breaks-a-rule',
  ],
  card_terminals_account_id_accounts_id_fk: [terminal({ account: missing }), 'breaks-a-rule'],
  card_terminals_fit_their_accounts: [
    [bridge(hotel, '107.05.01'), terminal({ settlesTo: cash })],
    'breaks-a-rule',
  ],
  terminal_choices_user_id_users_id_fk: [
    [...one, sql`insert into terminal_choices values (${missing}, ${room})`],
    'breaks-a-rule',
  ],
  terminal_choices_terminal_id_card_terminals_id_fk: [
    sql`insert into terminal_choices values (${ana}, ${missing})`,
    'breaks-a-rule',
  ],
  payments_terminal_id_card_terminals_id_fk: [
    charged(sql`method, terminal_id`, sql`'card', ${missing}`),
    'breaks-a-rule',
  ],
  payments_only_cards_name_a_terminal: [
    [...one, charged(sql`method, terminal_id`, sql`'transfer', ${room}`)],
    'breaks-a-rule',
  ],
  payments_name_their_terminal: [[...two, charged()], 'breaks-a-rule'],
  card_settlements_one_per_bank_line: [[...whole, settlement({ id: entry })], 'reconciled'],
  card_settlements_of_something: [[...one, ...deposit, settlement({ gross: 0 })], 'breaks-a-rule'],
  card_settlements_difference_has_a_reason: [
    [...one, ...deposit, settlement({ difference: 1 })],
    'breaks-a-rule',
  ],
  card_settlements_terminal_id_card_terminals_id_fk: [
    [...one, ...deposit, settlement({ of: missing })],
    'breaks-a-rule',
  ],
  card_settlements_bank_line_id_bank_lines_id_fk: [[...one, settlement({ line: missing })], 'breaks-a-rule'],
  card_settlements_settled_by_users_id_fk: [
    [...one, ...deposit, settlement({ by: missing })],
    'breaks-a-rule',
  ],
  card_settlements_never_change: [
    [...whole, sql`update card_settlements set gross_centavos = 61`],
    undefined,
  ],
  card_settlements_add_up: [[...one, charged(), ...deposit, settlement(), checked], 'match-differs'],
  card_settlement_payments_add_up: [
    [...whole, checked, sql`delete from card_settlement_payments`],
    'match-differs',
  ],
  card_settlement_payments_once: [[...whole, settled()], 'reconciled'],
  card_settlement_payments_payment_id_payments_id_fk: [[...whole, settled(missing)], 'breaks-a-rule'],
  card_settlement_payments_settlement_id_card_settlements_id_fk: [
    [...one, charged(), settled(visit, missing)],
    'breaks-a-rule',
  ],
}
