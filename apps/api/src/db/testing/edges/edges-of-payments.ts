import { sql, type SQL } from 'drizzle-orm'
import { checkNow, type Edges, closeTill, openDefaultTill } from '../edge-statements.ts'
import { ana, bank, card, entry, luis, missing, pass, room, stay, visit } from '../one-of-everything.ts'

type Money = {
  id?: SQL
  of?: SQL
  about?: SQL
  centavos?: number
  method?: string
  status?: string
  till?: SQL
  tip?: number
}

/** Ana pays 60 in cash for a stay of 100, with overrides. */
export const paid = ({
  id = bank,
  of = sql`booking_id`,
  about = stay,
  centavos = 60,
  method = 'cash',
  status = 'settled',
  till = sql`null`,
  tip = 0,
}: Money = {}) =>
  sql`insert into payments (id, ${of}, client_id, method, amount_centavos, tip_centavos, status, cash_day_id, received_at)
    values (${id}, ${about}, ${ana}, ${method}, ${centavos}, ${tip}, ${status}, ${till}, now())`

/** Something that names the payment it returns. */
export const back = (
  kind: string,
  {
    id = card,
    of = sql`booking_id`,
    about = stay,
    centavos = 20,
    method = 'cash',
    status = 'settled',
    from = bank,
  }: Money & { from?: SQL } = {},
) =>
  sql`insert into payments (id, kind, ${of}, client_id, refund_of, method, amount_centavos, status, received_at)
    values (${id}, ${kind}, ${about}, ${ana}, ${from}, ${method}, ${centavos}, ${status}, now())`
const given = sql`insert into payments (id, kind, client_id, method, amount_centavos, reason, received_at)
  values (${entry}, 'credit', ${ana}, 'credit', 60, 'Disculpa', now())`
const set = (what: SQL) => sql`update payments set ${what} where id = ${bank}`

const order = { of: sql`order_id`, about: stay, centavos: 100 }
const ofPass = { of: sql`pass_id`, about: pass, centavos: 100 }
const cheaper = (table: SQL, id: SQL) => sql`update ${table} set total_centavos = 59 where id = ${id}`
const orderIs = (status: string) => sql`update orders set status = ${status}`
const spent = sql`update pass_credits set booking_id = ${stay}, day = '2026-10-10'`

/** The edges of the ledger of payments, and of what bookings and passes cost. */
export const edgesOfPayments: Edges = {
  refused: {
    payments_for_one_thing: {
      'a payment for nothing': [paid({ about: sql`null` })],
    },
    payments_credit_is_a_clients: {
      'credit of nobody pays': [
        sql`insert into payments (booking_id, method, amount_centavos, received_at) values (${stay}, 'credit', 1, now())`,
      ],
    },
    payments_returned_at_most_once: {
      'more of a tip is returned than was given': [
        paid({ tip: 5 }),
        sql`insert into payments (kind, booking_id, client_id, refund_of, method, amount_centavos, tip_centavos, received_at)
          values ('refund', ${stay}, ${ana}, ${bank}, 'cash', 10, 6, now())`,
      ],
    },
    payments_surplus_is_credit: {
      'what was too much comes from no payment': [
        sql`insert into payments (kind, client_id, method, amount_centavos, is_surplus, received_at) values ('credit', ${ana}, 'credit', 1, true, now())`,
      ],
    },
    bookings_retain_when_cancelled: {
      'more is kept than a booking cost': [
        sql`update bookings set status = 'cancelled', retained_centavos = 101 where id = ${stay}`,
      ],
      'less than nothing is kept': [
        sql`update bookings set status = 'cancelled', retained_centavos = -1 where id = ${stay}`,
      ],
    },
    bookings_held_for_some_deposit: {
      'a place is held for a deposit of nothing': [
        sql`update bookings set deposit_held_until = now(), deposit_held_centavos = 0 where id = ${stay}`,
      ],
    },
    bookings_moved_late_keep_some: {
      'a late move keeps more than all': [
        sql`update bookings set late_free_until = now(), late_keep_percent = 101 where id = ${stay}`,
      ],
      'a late move keeps nothing': [
        sql`update bookings set late_free_until = now(), late_keep_percent = 0 where id = ${stay}`,
      ],
    },
    payments_are_facts: {
      'a payment that was received is struck out': [paid(), sql`delete from payments where id = ${bank}`],
      'a payment that was received fails': [paid(), set(sql`status = 'failed'`)],
      'a payment that failed is received': [paid({ status: 'failed' }), set(sql`status = 'settled'`)],
      'money is received at another moment': [paid(), set(sql`received_at = received_at - interval '1 day'`)],
      'money is received by somebody else': [paid(), set(sql`received_by = ${luis}`)],
      'money is stated as returned': [paid(), set(sql`returned_centavos = 1`)],
      'a tip is stated as returned': [paid({ tip: 5 }), set(sql`returned_tip_centavos = 1`)],
      'a payment is for another booking': [paid(), set(sql`booking_id = ${visit}`)],
      'a payment is by another method': [paid(), set(sql`method = 'card'`)],
      'a tip is another': [paid(), set(sql`tip_centavos = 5`)],
      'cash is laid into a till afterwards': [openDefaultTill, paid(), set(sql`cash_day_id = ${room}`)],
    },
    payments_fit_together: {
      'what is not received yet is returned': [paid({ status: 'pending' }), back('refund')],
      'what failed is returned': [paid({ status: 'failed' }), back('refund')],
      'a refund is returned': [
        paid(),
        back('refund'),
        back('refund', { id: missing, from: card, centavos: 10 }),
      ],
      'credit becomes credit once more': [
        given,
        back('credit', { of: sql`order_id`, about: sql`null`, method: 'credit', from: entry }),
      ],
      'what was paid for a booking is returned for an order': [paid(), back('refund', { of: sql`order_id` })],
      'a till that is closed takes a payment': [openDefaultTill, closeTill, paid({ till: room })],
    },
    payments_within_what_is_owed: {
      'a payment that had not arrived arrives when all is paid': [
        paid({ status: 'pending' }),
        paid({ id: card, centavos: 100 }),
        ...checkNow,
        set(sql`status = 'settled'`),
      ],
      'an order is paid twice': [paid(order), paid({ ...order, id: card })],
      'a pass is paid twice': [paid(ofPass), paid({ ...ofPass, id: card })],
      'a cancelled order is paid': [orderIs('cancelled'), paid(order)],
      'a cancelled pass is paid': [sql`update passes set status = 'cancelled'`, ...checkNow, paid(ofPass)],
    },
    bookings_discount_what_is_left: {
      'a discount goes one centavo into what was paid': [
        paid({ centavos: 51 }),
        ...checkNow,
        sql`update bookings set discount_centavos = 50, total_centavos = 50 where id = ${stay}`,
      ],
    },
    bookings_late_fee_was_charged: {
      'a late fee that no step charged': [
        sql`update bookings set late_fee_centavos = 50, total_centavos = 150 where id = ${stay}`,
      ],
      'a booking begins with a late fee': [
        sql`insert into bookings (id, client_id, service_id, start_day, end_day, total_centavos, late_fee_centavos)
          select ${missing}, client_id, service_id, '2026-11-10', '2026-11-12', 150, 50 from bookings where id = ${stay}`,
        sql`insert into booking_dogs select ${missing}, dog_id, owner_id from booking_dogs where booking_id = ${stay}`,
      ],
    },
    passes_paid_within_the_price: {
      'a cancelled pass stands again with more than it costs': [
        paid(ofPass),
        ...checkNow,
        sql`alter table passes disable trigger passes_given_up_keep_nothing`,
        sql`alter table passes disable trigger passes_step_by_step`,
        sql`update passes set status = 'cancelled'`,
        sql`update passes set total_centavos = 99`,
        ...checkNow,
        sql`update passes set status = 'requested'`,
      ],
    },
    bookings_paid_within_the_price: {
      'a cancelled booking stands again with more than it costs': [
        sql`alter table bookings disable trigger bookings_step_by_step`,
        paid(),
        ...checkNow,
        sql`update bookings set status = 'cancelled' where id = ${stay}`,
        cheaper(sql`bookings`, stay),
        ...checkNow,
        sql`update bookings set status = 'confirmed' where id = ${stay}`,
      ],
    },
    pass_credits_of_a_paid_pass: {
      'a day is paid by a pass that lacks one centavo': [paid({ ...ofPass, centavos: 99 }), spent],
    },
  },
  allowed: {
    'money that is awaited arrives': [paid({ status: 'pending' }), set(sql`status = 'settled'`)],
    'money that is awaited fails': [paid({ status: 'pending' }), set(sql`status = 'failed'`)],
    'money is received by its awaited person': [
      paid({ status: 'pending' }),
      set(sql`received_at = now(), received_by = ${luis}, status = 'settled'`),
    ],
    'what is owed is paid to the centavo': [paid(), paid({ id: card, centavos: 40 })],
    'what was paid is returned and paid again': [
      paid({ centavos: 100 }),
      back('refund', { centavos: 100 }),
      paid({ id: missing, centavos: 100 }),
    ],
    'what was paid becomes credit': [paid(), back('credit', { method: 'credit' })],
    'credit that was given is paid out': [
      given,
      back('refund', { of: sql`order_id`, about: sql`null`, from: entry }),
    ],
    'money that failed counts nothing towards what is owed': [
      paid({ status: 'failed' }),
      paid({ id: card, centavos: 100 }),
    ],
    'money that is awaited counts nothing towards what is owed': [
      paid({ status: 'pending' }),
      paid({ id: card, centavos: 100 }),
    ],
    'a discount takes all that is left': [
      paid({ centavos: 50 }),
      ...checkNow,
      sql`update bookings set discount_centavos = 50, total_centavos = 50 where id = ${stay}`,
    ],
    'a late fee that was charged': [
      sql`insert into booking_events (booking_id, to_status, late_fee_centavos, late_fee_waived) values (${stay}, 'confirmed', 50, false)`,
      sql`update bookings set late_fee_centavos = 50, total_centavos = 150 where id = ${stay}`,
    ],
    'a price falls to what was paid': [
      paid(),
      ...checkNow,
      sql`update bookings set total_centavos = 60 where id = ${stay}`,
    ],
    'a day is paid by a pass that is paid whole': [paid(ofPass), spent],
    'a day that a pass paid is given back': [
      paid(ofPass),
      spent,
      back('refund', { ...ofPass, centavos: 1 }),
      sql`update pass_credits set booking_id = null, day = null`,
    ],
    'a pass is given up when all was returned': [
      paid(ofPass),
      back('refund', ofPass),
      sql`update passes set status = 'cancelled'`,
    ],
  },
}
