import { sql } from 'drizzle-orm'
import { back, paid } from './edges-of-payments.ts'
import {
  checkNow,
  type Edges,
  closeTill,
  countTill,
  updateCashDay,
  insertCashMovement,
  openDefaultTill,
} from '../edge-statements.ts'
import { ana, card, cash, luis, pass, room, stay } from '../one-of-everything.ts'

const order = { of: sql`order_id`, about: stay, centavos: 100 }
const ofPass = { of: sql`pass_id`, about: pass, centavos: 100 }
const orderIs = (status: string) => sql`update orders set status = ${status}`
const returned = (what = sql`1, 1`) =>
  sql`insert into order_returns (id, order_id, product_id, quantity, restocked, reason) values (${card}, ${stay}, ${what}, false, 'Roto')`
/** Whatever step led there. */
const anyStep = sql`alter table orders disable trigger orders_step_by_step`
const shippable = sql`update orders set delivery = 'shipping', ship_to = '{}'`
/** The edges of tills, of orders and of what comes back of them. */
export const edgesOfTillsAndOrders: Edges = {
  refused: {
    cash_days_closed_by_a_person: {
      'a till is closed by somebody at no time': [
        openDefaultTill,
        updateCashDay(
          sql`status = 'closed', counted_centavos = 500, expected_centavos = 500, closed_by = ${luis}`,
        ),
      ],
    },
    orders_shipping_is_of_the_total: {
      'sending costs more than the order': [
        sql`update orders set delivery = 'shipping', ship_to = '{}', shipping_centavos = 101`,
      ],
      'sending costs less than nothing': [
        sql`update orders set delivery = 'shipping', ship_to = '{}', shipping_centavos = -1`,
      ],
      'an order that is picked up pays for sending': [sql`update orders set shipping_centavos = 10`],
      'an order that is picked up has an address': [sql`update orders set ship_to = '{}'`],
    },
    orders_total_is_subtotal_and_iva: {
      'IVA is less than nothing': [sql`update orders set subtotal_centavos = 101, iva_centavos = -1`],
      'a price without IVA is less than nothing': [
        sql`update orders set subtotal_centavos = -1, iva_centavos = 101`,
      ],
    },
    stock_movements_go_their_way: {
      'a sale of nothing': [
        sql`insert into stock_movements (product_id, kind, quantity) values (1, 'sale', 0)`,
      ],
      'a loss of nothing': [
        sql`insert into stock_movements (product_id, kind, quantity, reason) values (1, 'loss', 0, 'Roto')`,
      ],
      'a purchase of nothing': [
        sql`insert into stock_movements (product_id, kind, quantity, supplier) values (1, 'purchase', 0, 'P')`,
      ],
    },
    orders_paid_within_the_price: {
      'a cancelled order whose money became credit stands again with it': [
        paid(order),
        ...checkNow,
        orderIs('cancelled'),
        sql`update orders set returned_centavos = 50`,
        ...checkNow,
        anyStep,
        orderIs('paid'),
      ],
      'a returned order stands again with its money': [
        anyStep,
        paid(order),
        ...checkNow,
        orderIs('refunded'),
        sql`update orders set returned_centavos = 50`,
        ...checkNow,
        orderIs('paid'),
      ],
    },
    payments_failed_refund_within_the_price: {
      'what was to become credit of an order fails when the order costs less': [
        paid(order),
        back('credit', { ...order, centavos: 60, method: 'credit', status: 'pending' }),
        sql`update orders set subtotal_centavos = 40, iva_centavos = 0, total_centavos = 40`,
        sql`update order_items set unit_centavos = 40`,
        ...checkNow,
        sql`update payments set status = 'failed' where id = ${card}`,
      ],
    },
    passes_given_up_keep_nothing: {
      'a pass is given up with one centavo': [
        paid({ ...ofPass, centavos: 1 }),
        ...checkNow,
        sql`update passes set status = 'cancelled'`,
      ],
    },
    cash_days_add_up: {
      'a closed till is opened again': [
        openDefaultTill,
        closeTill,
        updateCashDay(
          sql`status = 'open', counted_centavos = null, expected_centavos = null, closed_by = null, closed_at = null`,
        ),
      ],
      'the day of a till is of another till': [openDefaultTill, updateCashDay(sql`till = 'Bodega'`)],
      'a till was opened by another': [openDefaultTill, updateCashDay(sql`opened_by = ${ana}`)],
      'a float is another once it is counted': [
        openDefaultTill,
        countTill,
        updateCashDay(sql`float_centavos = 400`),
      ],
      'a float is another as it is counted': [
        openDefaultTill,
        updateCashDay(sql`status = 'counted', counted_centavos = 500, float_centavos = 400`),
      ],
      'a float is another as the count is taken back': [
        openDefaultTill,
        countTill,
        updateCashDay(sql`status = 'open', counted_centavos = null, float_centavos = 400`),
      ],
      'a day that is closed expects something else': [
        openDefaultTill,
        closeTill,
        updateCashDay(sql`expected_centavos = 400`),
      ],
    },
    cash_movements_of_an_open_day: {
      'cash that moved is struck out': [openDefaultTill, insertCashMovement, sql`delete from cash_movements`],
      'cash that moved is another sum': [
        openDefaultTill,
        insertCashMovement,
        sql`update cash_movements set amount_centavos = 2`,
      ],
    },
    order_returns_of_what_was_paid: {
      'pieces of a cancelled order come back': [orderIs('cancelled'), returned()],
      'pieces of a returned order come back': [anyStep, orderIs('refunded'), returned()],
    },
    order_returns_never_change: {
      'what came back is struck out': [orderIs('paid'), returned(), sql`delete from order_returns`],
      'what came back has another reason': [
        orderIs('paid'),
        returned(),
        sql`update order_returns set reason = 'Otro'`,
      ],
      'what came back was taken by somebody else': [
        orderIs('paid'),
        returned(),
        sql`update order_returns set by = ${luis}`,
      ],
    },
    orders_sent_somewhere: {
      'an order that is picked up is sent': [orderIs('shipped')],
      'an order without an address is sent': [
        sql`update orders set delivery = 'shipping'`,
        orderIs('shipped'),
      ],
    },
  },
  allowed: {
    'an open till has another float': [openDefaultTill, updateCashDay(sql`float_centavos = 400`)],
    'a till is counted, opened for a movement, and closed': [
      openDefaultTill,
      countTill,
      updateCashDay(sql`status = 'open', counted_centavos = null`),
      insertCashMovement,
      updateCashDay(
        sql`status = 'closed', counted_centavos = 501, expected_centavos = 501, closed_by = ${luis}, closed_at = now()`,
      ),
    ],
    'a till takes cash while it is open': [openDefaultTill, paid({ till: room })],
    'cash moves in one till while another is closed': [
      openDefaultTill,
      closeTill,
      sql`insert into cash_days (id, till, float_centavos, opened_by) values (${cash}, 'Bodega', 0, ${luis})`,
      sql`insert into cash_movements (cash_day_id, kind, amount_centavos, reason, by) values (${cash}, 'in', 1, 'Banco', ${luis})`,
      paid({ till: cash }),
    ],
    'an order with an address is sent': [shippable, anyStep, orderIs('shipped')],
    'an order that was sent is sent still': [
      shippable,
      anyStep,
      orderIs('shipped'),
      sql`update orders set status = 'shipped'`,
    ],
    'a piece of a paid order comes back with its money': [
      paid(order),
      ...checkNow,
      back('refund', order),
      orderIs('paid'),
      returned(),
    ],
    'who took a piece back is no longer named, nor why': [
      orderIs('paid'),
      returned(),
      sql`update order_returns set by = null, reason = 'Cuenta cerrada'`,
    ],
  },
}
