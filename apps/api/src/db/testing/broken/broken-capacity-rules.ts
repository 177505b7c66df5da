import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, canela, missing, pass, room, stay } from '../one-of-everything.ts'

const closedOn = (day: string) => sql`insert into house_days (day, kind) values (${day}, 'closed')`
const passIs = (what: SQL) => sql`update passes set ${what}`
const active = sql`status = 'active', total_centavos = 0, paid_at = now(), payment_method = 'online'`

/** The rules of beds, closed days and passes, and of the steps and sums of orders. */
export const brokenCapacityRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  booking_dogs_fit_their_room: [
    [
      sql`insert into dogs (id, owner_id, name, sex, birth_date) values (${missing}, ${ana}, 'Frida', 'hembra', '2022-01-01')`,
      sql`insert into booking_dogs values (${stay}, ${missing}, ${ana})`,
    ],
    'no-capacity',
  ],
  bookings_fit_their_room: [
    [
      sql`insert into resources (id, kind, name, size, max_dogs, max_weight_kg) values (${missing}, 'room', 'Luna', 'small', 1, 10)`,
      sql`update bookings set resource_id = ${missing} where id = ${stay}`,
    ],
    'no-capacity',
  ],
  resources_keep_their_guests: [
    [
      sql`update dogs set weight_kg = 10 where id = ${canela}`,
      sql`update resources set max_weight_kg = 9.99 where id = ${room}`,
    ],
    'visits-booked',
  ],
  bookings_on_open_days: [
    [closedOn('2026-10-13'), sql`update bookings set end_day = '2026-10-13' where id = ${stay}`],
    'closed-day',
  ],
  house_days_leave_bookings_alone: [closedOn('2026-10-12'), 'visits-booked'],
  pass_credits_within_their_pass: [
    [
      passIs(sql`total_centavos = 0, valid_until = '2026-10-10'`),
      sql`update pass_credits set booking_id = ${stay}, day = '2026-10-11'`,
    ],
    undefined,
  ],
  pass_credits_begin_unspent: [
    sql`insert into pass_credits values (${pass}, 2, ${stay}, '2026-10-10')`,
    undefined,
  ],
  passes_pay_within_their_term: [[passIs(active), passIs(sql`service_type = 'Guardería'`)], undefined],
  passes_step_by_step: [passIs(sql`status = 'expired'`), 'step-not-allowed'],
  orders_step_by_step: [sql`update orders set status = 'delivered'`, 'step-not-allowed'],
  orders_cost_their_items: [sql`update orders set subtotal_centavos = 85, total_centavos = 99`, undefined],
  order_items_are_in_the_price: [sql`update order_items set quantity = 2`, undefined],
}
