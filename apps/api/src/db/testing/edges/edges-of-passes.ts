import { sql, type SQL } from 'drizzle-orm'
import type { Edges } from '../edge-statements.ts'
import { ana, hotel, luis, missing, pass, stay, visit } from '../one-of-everything.ts'

const passIs = (what: SQL) => sql`update passes set ${what}`
/** Pass without an unpaid rest. */
const paid = passIs(sql`total_centavos = 0`)
const active = passIs(
  sql`status = 'active', units = 1, total_centavos = 0, paid_at = now(), payment_method = 'online'`,
)
const expired = passIs(sql`status = 'expired'`)
const spend = (booking: SQL, day: string, number = 1) =>
  sql`update pass_credits set booking_id = ${booking}, day = ${day} where number = ${number}`
const giveBack = sql`update pass_credits set booking_id = null, day = null`
const another = (what: SQL = sql`${pass}, 2`) => sql`insert into pass_credits values (${what})`
const stayIs = (what: SQL) => sql`update bookings set ${what} where id = ${stay}`
const frida = [
  sql`insert into dogs (id, owner_id, name, sex, birth_date) values (${missing}, ${ana}, 'Frida', 'hembra', '2022-01-01')`,
  sql`insert into booking_dogs values (${visit}, ${missing}, ${ana})`,
]
const anotherPass = sql`insert into passes (id, owner_id, kind, service_type, units, valid_from, lines, total_centavos)
  values (${missing}, ${ana}, 'training-5', 'Hotel', 5, '2026-10-11', '[]', 0)`

const orderIs = (status: string) => sql`update orders set status = ${status}`
const item = (what: SQL) => sql`update order_items set ${what}`
/** Makes the order a shipment with an address. */
const shippable = sql`update orders set delivery = 'shipping', ship_to = '{}'`
const steps = (...statuses: string[]) => statuses.map(orderIs)

/** Edges of the validity of passes, and of the steps and sums of orders. */
export const edgesOfPasses: Edges = {
  refused: {
    pass_credits_within_their_pass: {
      'a day before the pass begins': [
        passIs(sql`total_centavos = 0, valid_from = '2026-10-11'`),
        spend(stay, '2026-10-10'),
      ],
      'a day after the pass has ended': [
        passIs(sql`total_centavos = 0, valid_until = '2026-10-10'`),
        spend(stay, '2026-10-11'),
      ],
      'a booking of another kind': [
        passIs(sql`total_centavos = 0, service_type = 'Guardería'`),
        spend(stay, '2026-10-10'),
      ],
      'a booking of another client': [
        passIs(sql`total_centavos = 0, owner_id = ${luis}`),
        spend(stay, '2026-10-10'),
      ],
      'a day before a stay': [paid, spend(stay, '2026-10-09')],
      'a day after a stay': [paid, spend(stay, '2026-10-13')],
      'another day than that of a visit': [
        paid,
        sql`update bookings set start_at = '2026-10-11 05:30Z', end_at = '2026-10-11 06:30Z' where id = ${visit}`,
        spend(visit, '2026-10-11'),
      ],
      'a dog is paid twice on a day': [
        paid,
        another(),
        spend(stay, '2026-10-10'),
        spend(stay, '2026-10-10', 2),
      ],
      'three days of two dogs': [
        paid,
        ...frida,
        another(sql`${pass}, 2), (${pass}, 3`),
        sql`update pass_credits set booking_id = ${visit}, day = '2026-10-10'`,
      ],
      'a pass that is over pays again': [active, expired, spend(stay, '2026-10-10')],
      'a pass that was given up pays': [paid, passIs(sql`status = 'cancelled'`), spend(stay, '2026-10-10')],
      'a day that is paid becomes one after the pass has ended': [
        passIs(sql`total_centavos = 0, valid_until = '2026-10-10'`),
        spend(stay, '2026-10-10'),
        spend(stay, '2026-10-11'),
      ],
      'a credit that pays becomes one of a pass that begins later': [
        paid,
        spend(stay, '2026-10-10'),
        anotherPass,
        sql`alter table pass_movements drop constraint pass_movements_of_a_credit`,
        sql`update pass_credits set pass_id = ${missing}`,
      ],
    },
    pass_credits_begin_unspent: {
      'a credit is made that pays already': [paid, another(sql`${pass}, 2, ${stay}, '2026-10-10'`)],
    },
    passes_pay_within_their_term: {
      'a pass begins after a day that it paid': [
        active,
        spend(stay, '2026-10-10'),
        passIs(sql`valid_from = '2026-10-11'`),
      ],
      'a pass ends before a day that it paid': [
        active,
        spend(stay, '2026-10-11'),
        passIs(sql`valid_until = '2026-10-10'`),
      ],
      'a pass that is over ends before a day that it paid': [
        active,
        spend(stay, '2026-10-11'),
        expired,
        passIs(sql`valid_until = '2026-10-10'`),
      ],
      'a pass that counts pays for something else': [active, passIs(sql`service_type = 'Guardería'`)],
      'a pass that counts is of another kind': [active, passIs(sql`kind = 'training-10'`)],
    },
    passes_step_by_step: {
      'a pass that is over counts again': [active, expired, passIs(sql`status = 'active'`)],
      'a pass that counts is asked for again': [active, passIs(sql`status = 'requested'`)],
      'a pass that was given up counts': [
        passIs(sql`status = 'cancelled'`),
        passIs(sql`status = 'active', total_centavos = 0, paid_at = now(), payment_method = 'online'`),
      ],
      'a pass that is over is given up': [active, expired, passIs(sql`status = 'cancelled'`)],
    },
    orders_step_by_step: {
      'a cancelled order is paid': steps('cancelled', 'paid'),
      'a cancelled order waits again': steps('cancelled', 'pending'),
      'a returned order is delivered': steps('paid', 'refunded', 'delivered'),
      'an order is prepared before it is paid': steps('preparing'),
      'an order that was paid waits again': steps('paid', 'pending'),
      'an order that was paid is cancelled': steps('paid', 'cancelled'),
    },
    orders_cost_their_items: {
      'an order costs a centavo more': [sql`update orders set subtotal_centavos = 87, total_centavos = 101`],
      'sending is not in the price': [shippable, sql`update orders set shipping_centavos = 10`],
      'an order costs something for nothing': [
        sql`insert into orders (user_id, subtotal_centavos, iva_centavos, total_centavos, delivery, payment)
          values (${ana}, 86, 14, 100, 'pickup', 'spei')`,
      ],
      'a piece costs less': [item(sql`unit_centavos = 99`)],
      'a piece more is ordered': [item(sql`quantity = 2`)],
      'a piece is struck out': [sql`delete from order_items`],
      'a product more is ordered': [
        sql`insert into products (id, name, price_centavos, category, stock) values (2, 'Hueso', 100, 'Snacks', 1)`,
        sql`insert into order_items values (${stay}, 2, 'Hueso', 1, 100)`,
      ],
      'a piece goes over to another order': [
        sql`insert into orders (id, user_id, subtotal_centavos, iva_centavos, total_centavos, delivery, payment)
          values (${missing}, ${ana}, 0, 0, 0, 'pickup', 'spei')`,
        item(sql`order_id = ${missing}`),
      ],
    },
  },
  allowed: {
    'the first and the last day of a pass and of a stay': [
      passIs(sql`total_centavos = 0, valid_from = '2026-10-10', valid_until = '2026-10-12'`),
      another(),
      spend(stay, '2026-10-10'),
      spend(stay, '2026-10-12', 2),
    ],
    'the day of a visit late in the evening': [
      paid,
      sql`update bookings set start_at = '2026-10-11 05:30Z', end_at = '2026-10-11 06:30Z' where id = ${visit}`,
      spend(visit, '2026-10-10'),
    ],
    'a day of each of two dogs': [
      paid,
      ...frida,
      another(),
      sql`update pass_credits set booking_id = ${visit}, day = '2026-10-10'`,
    ],
    'what a pass paid before it was over is paid by it again': [
      active,
      spend(stay, '2026-10-10'),
      expired,
      giveBack,
      spend(stay, '2026-10-11'),
    ],
    'a booking of the kind it was sold as': [
      paid,
      sql`update services set type = 'Guardería' where id = ${hotel}`,
      spend(stay, '2026-10-10'),
    ],
    'a booking of the kind its service has now': [
      paid,
      stayIs(sql`service_type = 'Guardería'`),
      spend(stay, '2026-10-10'),
    ],
    'a pass that was asked for begins later': [
      passIs(sql`valid_from = '2026-10-05', valid_until = '2026-11-05'`),
    ],
    'a pass has the term of the days that it paid': [
      active,
      spend(stay, '2026-10-10'),
      passIs(sql`valid_from = '2026-10-10', valid_until = '2026-10-10'`),
    ],
    'an order takes every step': steps('paid', 'preparing', 'ready', 'delivered', 'refunded'),
    'an order is sent': [shippable, ...steps('paid', 'preparing', 'shipped', 'delivered')],
    'an order is given up': steps('cancelled'),
    'an order is sent, which costs something': [
      sql`update orders set delivery = 'shipping', ship_to = '{}', shipping_centavos = 16, total_centavos = 116, subtotal_centavos = 100, iva_centavos = 16`,
    ],
    'an order costs what two pieces cost': [
      item(sql`quantity = 2`),
      sql`update orders set subtotal_centavos = 172, iva_centavos = 28, total_centavos = 200`,
    ],
    'an order goes with its pieces': [sql`delete from orders`],
  },
}
