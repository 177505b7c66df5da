import { sql, type SQL } from 'drizzle-orm'
import {
  cancelled,
  cancelling,
  inParts,
  addCfdi,
  invoiced,
  setCfdi,
  addNote,
  addPart,
  period,
  refusedInvoice,
  stamp,
  substitute,
  substituted,
} from './edges-of-invoices.ts'
import { addDeposit, addEgreso, deposited, depositTwice } from './edges-of-deposits.ts'
import { paid } from './edges-of-payments.ts'
import { checkNow, type Edges, closeTill, countTill, openTill } from '../edge-statements.ts'
import {
  ana,
  bank,
  canela,
  card,
  cash,
  hotel,
  luis,
  missing,
  pass,
  past,
  room,
  stay,
  taco,
  visit,
} from '../one-of-everything.ts'

/** Statements that bring an invoice into each state; only the first three are live. */
const into: Record<string, (id: SQL) => readonly SQL[]> = {
  'asked for': () => [],
  valid: (id) => [stamp(id)],
  'being cancelled': (id) => [stamp(id), setCfdi(cancelling, id)],
}
const over: typeof into = {
  cancelled: (id) => [stamp(id), setCfdi(cancelled, id)],
  refused: (id) => [setCfdi(refusedInvoice, id)],
}

/** Two of the same, the first of them standing so, among these ways. */
const twice = (what: string, states: typeof into, first: readonly SQL[], second: SQL, id: SQL = visit) =>
  Object.fromEntries(
    Object.entries(states).map(([state, lead]) => [
      `${what} while the first is ${state}`,
      [...first, ...checkNow, ...lead(id).flatMap((step) => [step, ...checkNow]), second],
    ]),
  )

type Two = [first: readonly SQL[], second: SQL, id?: SQL]
/** Of each kind of thing, two invoices that say it. */
const stamps: Record<string, Two> = {
  order: [[addCfdi({ id: visit })], addCfdi({ id: missing })],
  booking: [[addCfdi({ id: visit, of: sql`booking_id` })], addCfdi({ id: missing, of: sql`booking_id` })],
  pass: [
    [addCfdi({ id: visit, of: sql`pass_id`, about: pass })],
    addCfdi({ id: missing, of: sql`pass_id`, about: pass }),
  ],
  refund: [[...invoiced, addNote(visit, card, 20)], addNote(missing, card, 20)],
  payment: [
    [
      addCfdi({ id: past, of: sql`booking_id`, method: 'PPD' }),
      stamp(past),
      ...inParts,
      addPart(visit, bank, 1, 60, 100),
    ],
    addCfdi({
      id: missing,
      of: sql`payment_id`,
      about: bank,
      related: past,
      centavos: 60,
      part: sql`1`,
      left: sql`100`,
    }),
  ],
  deposit: [
    [paid({ of: sql`order_id`, about: stay, centavos: 60 }), addDeposit(visit, 60)],
    addDeposit(missing, 60),
  ],
  applied_deposit: [[...deposited, addCfdi(), stamp(), addEgreso(past, 20)], addEgreso(missing, 20), past],
  global: [
    [
      period,
      addCfdi({ id: visit, of: sql`global_id`, about: cash }),
      sql`insert into invoiced_sales (cfdi_id, order_id, total_centavos) values (${visit}, ${stay}, 100)`,
    ],
    addCfdi({ id: missing, of: sql`global_id`, about: cash }),
  ],
}

/** A sale in an invoice of its own and in a global one. */
const occursTwice = (of: SQL, about: SQL): Two => [
  [addCfdi({ id: visit, of, about })],
  sql`with other as (insert into cfdis (order_id, receiver_rfc, total_centavos, status, refusal)
      values (${stay}, 'XAXX010101000', 100, 'refused', 'RFC') returning id)
    insert into invoiced_sales (cfdi_id, ${of}, total_centavos, is_live) select id, ${about}, 100, true from other`,
]

const lateFee = sql`insert into booking_events (booking_id, to_status, late_fee_centavos, late_fee_waived) values (${stay}, 'confirmed', 50, true)`
const reversal = sql`insert into booking_events (booking_id, to_status, reverses, note)
  select ${stay}, 'confirmed', id, 'No era ese' from booking_events where booking_id = ${past}`
const waits = (client: SQL = ana) =>
  sql`insert into waiting_list (client_id, service_id, rumi_ids, start, "end", first_day)
    values (${client}, ${hotel}, '[]', '2026-10-10', '2026-10-12', '2026-10-10')`
const sideBySide = (dog: SQL) =>
  sql`insert into waiting_list (client_id, service_id, rumi_ids, start, "end", first_day, side_by_side_id)
    values (${ana}, ${hotel}, jsonb_build_array(${dog}), '2026-10-10', '2026-10-12', '2026-10-10', gen_random_uuid())`
const waiting = (status: string) =>
  sql`update waiting_list set status = ${status}, offered_until = case when ${status} = 'offered' then now() end,
    booking_id = case when ${status} = 'offered' then ${stay}::uuid end`
const requested = sql`insert into privacy_requests (client_id, asked_right, received_at, answer_due) values (${ana}, 'access', '2026-10-01 18:00Z', '2026-10-29')`
const requestIs = (status: string) =>
  sql`update privacy_requests set status = ${status}, completion_due = case when ${status} = 'granted' then '2026-11-10'::date end`
const sold = sql`insert into stock_movements (product_id, kind, quantity, order_id) values (1, 'sale', -1, ${stay})`
const found = sql`insert into stock_movements (product_id, kind, quantity) values (1, 'count', 1)`
const product = (id: number, code: string) =>
  sql`insert into products (id, name, price_centavos, category, stock, barcode) values (${id}, 'Otro', 1, 'Snacks', 0, ${code})`
const coded = (code: string) => [product(2, code), product(3, code)]
const costs = sql`insert into accounts (id, code, name, type, nature) values (${room}, '601.84', 'G', 'expense', 'debit')`
const expense = (id: SQL) =>
  sql`insert into expenses (id, day, concept, subtotal_centavos, iva_percent, iva_centavos, account_id, entered_by, supplier_name, supplier_rfc, payment, cfdi_uuid, cfdi_xml)
    values (${id}, '2026-10-10', 'C', 10000, 16, 1600, ${room}, ${luis}, 'P', 'AAA010101AAA', 'later', ${card}, '<x/>')`
const credited = sql`insert into expense_credits (expense_id, day, settlement, subtotal_centavos, iva_centavos, cfdi_uuid, cfdi_xml, entered_by)
  select id, day, case payment when 'later' then 'owed' else 'bank' end, 100, 16, ${room}, '<x/>', ${luis} from expenses`
const takenBack = sql`update expenses set taken_back_at = now(), taken_back_by = ${luis}, take_back_reason = 'Doble'`
const identification = sql`insert into files (owner_id, media, bytes) values (${ana}, 'image/webp', 1)`
const factor = sql`insert into totp_factors (user_id, name, secret) values (${ana}, 'App', 'S')`
const named = (name: string) => sql`insert into resources (kind, name) values ('groomer', ${name})`
const someone = (email: string) =>
  sql`insert into users (name, last_name, email) values ('Eva', 'R', ${email})`

/** Edges of unique indexes and their conditions. */
export const edgesOfIndexes: Edges = {
  refused: {
    ...Object.fromEntries(
      Object.entries(stamps).map(([kind, two]) => [
        `cfdis_one_stamp_per_${kind}`,
        twice(`another invoice of a ${kind}`, into, ...two),
      ]),
    ),
    cfdis_one_substitute: twice(
      'another substitute',
      { 'asked for': into['asked for']! },
      [addCfdi(), stamp(), substitute(visit, sql`order_id`, stay, room)],
      substitute(missing, sql`order_id`, stay, room),
    ),
    cfdis_one_complement_at_a_time: twice(
      'another complement',
      { 'asked for': into['asked for']!, 'being cancelled': into['being cancelled']! },
      [...inParts, addPart(visit, bank, 1, 60, 100)],
      addPart(missing, cash, 2, 40, 40),
    ),
    cfdis_one_complement_per_part: twice(
      'the same part of another payment',
      { valid: into.valid! },
      [...inParts, addPart(visit, bank, 1, 60, 100)],
      addPart(missing, cash, 1, 40, 100),
    ),
    invoiced_sales_once_per_order: twice('an order occurs twice', into, ...occursTwice(sql`order_id`, stay)),
    invoiced_sales_once_per_booking: twice(
      'a booking occurs twice',
      into,
      ...occursTwice(sql`booking_id`, stay),
    ),
    invoiced_deposits_once_per_payment: depositTwice,
    invoiced_sales_once_per_pass: twice('a pass occurs twice', into, ...occursTwice(sql`pass_id`, pass)),
    payments_retained_once: {
      'the ISR of an invoice is retained twice': [
        sql`insert into cfdis (id, order_id, receiver_rfc, total_centavos, isr_retained_centavos, isr_basis_points)
          values (${room}, ${stay}, 'CRO850101SA7', 99, 1, 125)`,
        stamp(),
        sql`insert into payments (order_id, client_id, method, amount_centavos, retained_in, received_at)
          select order_id, client_id, 'retention', 1, retained_in, now() from payments where retained_in = ${room}`,
      ],
    },
    cash_days_one_open_per_till: {
      'a till is opened that is open': [openTill(room), openTill(visit)],
      'a till is opened that is counted': [openTill(room), countTill, openTill(visit)],
    },
    booking_events_reversed_once: { 'a step reversed twice': [reversal, reversal] },
    booking_events_one_late_fee: { 'a late fee twice': [lateFee, lateFee] },
    stock_movements_once_per_order: { 'an order takes a product twice': [found, sold, sold] },
    stock_movements_in_order: {
      'two movements of one place': [
        product(2, '750101'),
        found,
        sql`select setval(pg_get_serial_sequence('stock_movements', 'position'), max(position) - 1, false) from stock_movements`,
        sql`insert into stock_movements (product_id, kind, quantity) values (2, 'count', 1)`,
      ],
    },
    expense_credits_one_per_cfdi: {
      'a credit note is entered twice': [costs, expense(stay), credited, credited],
    },
    expenses_one_per_cfdi: { 'an invoice is entered twice': [costs, expense(stay), expense(visit)] },
    waiting_list_wait_once: {
      'somebody waits twice': [waits()],
      'somebody waits who is offered the place': [waiting('offered'), waits()],
    },
    waiting_list_wait_once_side_by_side: {
      'a dog waits twice at one hour': [sideBySide(canela), sideBySide(canela)],
    },
    privacy_requests_one_open_for_each_right: {
      'a right is asked for twice': [requested],
      'a right is asked for that was granted': [requestIs('granted'), requested],
    },
    products_one_per_barcode: { 'a barcode twice': coded('750100') },
    files_one_identification_each: { 'two identifications': [identification, identification] },
    totp_factors_one_to_confirm: { 'two factors that are not confirmed': [factor, factor] },
    users_one_per_email: { 'an address twice': [someone('ana@x.mx')] },
    resources_named_once: { 'a name twice, in other letters': [named('sofía')] },
    plan_cards_one_popular_per_page: {
      'two popular cards of a page': [
        sql`insert into plan_cards (slug, page, position, plan_name, is_popular, service_id) values ('otra', 'hotel', 1, 'Otra', true, ${hotel})`,
      ],
    },
    custom_roles_one_per_name: {
      'a name twice, without its accent': [
        sql`insert into custom_roles (name, base_role, limits) values ('estetica', 'colaborador', '{}')`,
      ],
    },
  },
  allowed: {
    ...Object.assign(
      {},
      ...Object.entries(stamps)
        .filter(([kind]) => kind !== 'payment' && kind !== 'global')
        .map(([kind, two]) => twice(`another invoice of a ${kind}`, over, ...two)),
    ),
    ...Object.fromEntries(
      (
        [
          ['an order', sql`order_id`, stay],
          ['a stay', sql`booking_id`, stay],
          ['a pass', sql`pass_id`, pass],
        ] as const
      ).map(([what, of, about]) => [
        `the invoice of ${what} is substituted while it waits for its cancellation`,
        [
          addCfdi({ of, about }),
          stamp(),
          substitute(visit, of, about, room),
          ...checkNow,
          setCfdi(substituted),
          stamp(visit),
        ],
      ]),
    ),
    'another substitute is asked for once the first was refused': [
      addCfdi(),
      stamp(),
      substitute(visit, sql`order_id`, stay, room),
      setCfdi(refusedInvoice, visit),
      substitute(missing, sql`order_id`, stay, room),
    ],
    'a till is opened that was closed, beside another': [
      openTill(room),
      closeTill,
      openTill(visit),
      openTill(cash, 'Bodega'),
    ],
    'a credit note is entered that was taken back with its expense': [
      costs,
      expense(stay),
      credited,
      sql`update expense_credits set taken_back = true`,
      credited,
    ],
    'an invoice is entered that was taken back': [costs, expense(stay), takenBack, expense(visit)],
    'somebody waits again, beside another': [waiting('declined'), waits(), waits(luis)],
    'two dogs wait side by side': [sideBySide(canela), sideBySide(taco)],
    'a right is asked for again': [requestIs('refused'), requested],
    'two products without a barcode': coded(''),
    'two people without an address': [someone(''), someone('')],
    'a reversal after another step': [
      reversal,
      sql`insert into booking_events (booking_id, to_status) values (${stay}, 'confirmed'), (${stay}, 'confirmed')`,
    ],
    'a late fee after another step': [
      lateFee,
      sql`insert into booking_events (booking_id, to_status) values (${stay}, 'confirmed'), (${stay}, 'confirmed')`,
    ],
    'an order takes a product and gives it back': [
      sold,
      sql`insert into stock_movements (product_id, kind, quantity, order_id) values (1, 'return', 1, ${stay})`,
    ],
  },
}
