import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { canela, hotel, luis, missing, taco } from '../one-of-everything.ts'

const end = (dog: SQL) => sql`update dogs set ended = 'gone', ended_on = '2026-10-10' where id = ${dog}`
const bookTaco = [
  sql`insert into bookings (id, client_id, service_id, start_day, end_day, total_centavos)
    values (${missing}, ${luis}, ${hotel}, '2026-10-20', '2026-10-21', 100)`,
  sql`insert into booking_dogs values (${missing}, ${taco}, ${luis})`,
]

/** A dog that comes no more is expected for nothing, and nothing is begun for it. */
export const brokenDogEndingRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  dogs_ended_is_known: [
    sql`update dogs set ended = 'x', ended_on = '2026-10-10' where id = ${taco}`,
    'breaks-a-rule',
  ],
  dogs_ended_on_a_day: [sql`update dogs set ended = 'gone' where id = ${taco}`, 'breaks-a-rule'],
  dogs_end_with_nothing_ahead: [end(canela), 'visits-booked'],
  booking_dogs_still_come: [[end(taco), ...bookTaco], 'no-such-dog'],
  bookings_dogs_still_come: [
    [
      sql`alter table bookings disable trigger bookings_step_by_step`,
      ...bookTaco,
      sql`update bookings set status = 'cancelled' where id = ${missing}`,
      end(taco),
      sql`update bookings set status = 'pending' where id = ${missing}`,
    ],
    'undo-over',
  ],
  waiting_list_dogs_still_come: [
    [end(taco), sql`update waiting_list set rumi_ids = jsonb_build_array(${taco})`],
    'no-such-dog',
  ],
}
