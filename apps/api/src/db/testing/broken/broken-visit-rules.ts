import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, canela, hotel, missing, past, taco } from '../one-of-everything.ts'

const insert = (columns: SQL, values: SQL) =>
  sql`insert into visits (dog_id, first_day, last_day, ${columns}) values (${taco}, '2026-10-10', '2026-10-11', ${values})`

/** A dog has one open visit at a time, and bookings have the status of the visits in which they are used. */
export const brokenVisitRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  // Someone and something that only a booking refers to: of several violated references, any may be named.
  bookings_client_id_users_id_fk: [
    [
      sql`insert into users (id, name, last_name, email) values (${missing}, 'Eva', 'R', 'eva@x.mx')`,
      sql`insert into bookings (client_id, service_id, total_centavos, start_day, end_day)
        values (${missing}, ${hotel}, 100, '2026-11-10', '2026-11-12')`,
      sql`delete from users where id = ${missing}`,
    ],
    'in-use',
  ],
  bookings_service_id_services_id_fk: [
    [
      sql`insert into services (id, type, name, price_centavos) values (${missing}, 'Hotel', 'Suite', 55000)`,
      sql`insert into bookings (client_id, service_id, total_centavos, start_day, end_day)
        values (${ana}, ${missing}, 100, '2026-11-10', '2026-11-12')`,
      sql`delete from services where id = ${missing}`,
    ],
    'service-in-use',
  ],
  visits_status_is_known: [insert(sql`status`, sql`'x'`), 'breaks-a-rule'],
  visits_end_after_their_start: [
    sql`insert into visits (dog_id, first_day, last_day) values (${taco}, '2026-10-10', '2026-10-09')`,
    'breaks-a-rule',
  ],
  visits_arrive_when_present: [insert(sql`status`, sql`'in-house'`), 'breaks-a-rule'],
  visits_leave_when_gone: [
    insert(sql`status, arrived_at`, sql`'gone', '2026-10-10 15:00Z'`),
    'breaks-a-rule',
  ],
  visits_ready_when_present: [insert(sql`ready_at`, sql`'2026-10-10 15:00Z'`), 'breaks-a-rule'],
  visits_announced_care_is_known: [
    insert(sql`announced_at, announced_care`, sql`'2026-10-10 15:00Z', 'x'`),
    'breaks-a-rule',
  ],
  visits_announced_at_a_time: [insert(sql`announced_care`, sql`'same'`), 'breaks-a-rule'],
  visits_announced_by_users_id_fk: [
    insert(sql`announced_at, announced_by`, sql`'2026-10-10 15:00Z', ${missing}`),
    'breaks-a-rule',
  ],
  visits_leave_after_arrival: [
    insert(sql`status, arrived_at, left_at`, sql`'gone', '2026-10-10 15:00Z', '2026-10-10 14:00Z'`),
    'breaks-a-rule',
  ],
  visits_collected_when_gone: [insert(sql`collected_by`, sql`'Eva'`), 'breaks-a-rule'],
  visits_one_at_a_time: [
    sql`insert into visits (dog_id, first_day, last_day) values (${canela}, '2026-10-12', '2026-10-13')`,
    'dog-busy',
  ],
  visits_one_presence_per_dog: [
    [
      insert(sql`status, arrived_at`, sql`'in-house', '2026-10-10 15:00Z'`),
      sql`insert into visits (dog_id, first_day, last_day, status, arrived_at)
        values (${taco}, '2026-10-20', '2026-10-21', 'in-house', '2026-10-20 15:00Z')`,
    ],
    'dog-busy',
  ],
  visits_agree_with_bookings: [
    insert(sql`status, arrived_at`, sql`'in-house', '2026-10-10 15:00Z'`),
    undefined,
  ],
  visits_dog_id_dogs_id_fk: [
    sql`insert into visits (dog_id, first_day, last_day) values (${missing}, '2026-10-10', '2026-10-11')`,
    'breaks-a-rule',
  ],
  booking_dogs_in_a_visit_of_their_dog: [
    sql`update booking_dogs set visit_id = ${missing} where booking_id = ${past}`,
    'breaks-a-rule',
  ],
  bookings_follow_their_visits: [
    [
      sql`update booking_dogs set visit_id = null where booking_id = ${past}`,
      sql`update bookings set status = 'checked-out' where id = ${past}`,
    ],
    undefined,
  ],
}
