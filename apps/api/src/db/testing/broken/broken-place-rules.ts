import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, groomer, hotel, missing, room, stay } from '../one-of-everything.ts'

const closure = (ofRoom: SQL, from: SQL, to: SQL) =>
  sql`insert into room_closures values (${ofRoom}, ${from}, ${to})`
const painted = closure(room, sql`'2026-11-01'`, sql`'2026-11-05'`)
const does = (person: SQL, service: SQL) => sql`insert into staff_services values (${person}, ${service})`
const resource = (what: SQL, values: SQL) =>
  sql`insert into resources (kind, name, ${what}) values (${values})`

/** The rules of rooms, people and counted places, and of the sizes and seasons of services. */
export const brokenPlaceRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  services_sizes_grow: [sql`update services set medium_over_kg = large_over_kg`, 'sizes-reversed'],
  services_prices_by_size_not_negative: [sql`update services set large_price_centavos = -1`, 'breaks-a-rule'],
  services_extra_minutes_in_bounds: [sql`update services set medium_extra_minutes = 481`, 'breaks-a-rule'],
  services_extras_are_done_inside_a_stay: [
    sql`update services set is_extra = true where id = ${hotel}`,
    'breaks-a-rule',
  ],
  services_seasons_stand_apart: [
    sql`update services set seasons = '[{"name":"A","from":"2026-12-01","to":"2026-12-05","percent":10},
      {"name":"B","from":"2026-12-05","to":"2026-12-09","percent":10}]'`,
    'breaks-a-rule',
  ],
  pool_weekdays_once_each: [
    [
      sql`insert into pool_weekdays values ('yard', 1, 2)`,
      sql`insert into pool_weekdays values ('yard', 1, 3)`,
    ],
    'taken',
  ],
  pool_weekdays_on_a_weekday: [sql`insert into pool_weekdays values ('yard', 7, 2)`, 'breaks-a-rule'],
  pool_weekdays_capacity_not_negative: [
    sql`insert into pool_weekdays values ('yard', 1, -1)`,
    'breaks-a-rule',
  ],
  pool_weekdays_pool_pools_name_fk: [sql`insert into pool_weekdays values ('x', 1, 2)`, 'breaks-a-rule'],
  resources_size_is_known: [sql`update resources set size = 'x' where id = ${room}`, 'breaks-a-rule'],
  resources_rooms_have_a_size: [resource(sql`max_dogs`, sql`'room', 'Luna', 1`), 'breaks-a-rule'],
  resources_accounts_are_of_people: [resource(sql`user_id`, sql`'hall', 'Patio', ${ana}`), 'breaks-a-rule'],
  resources_one_per_account: [
    [
      sql`update resources set user_id = ${ana} where id = ${groomer}`,
      resource(sql`user_id`, sql`'trainer', 'Memo', ${ana}`),
    ],
    'taken',
  ],
  resources_user_id_users_id_fk: [
    resource(sql`user_id`, sql`'trainer', 'Memo', ${missing}`),
    'breaks-a-rule',
  ],
  resources_retire_without_bookings: [
    sql`update resources set active = false where id = ${groomer}`,
    'visits-booked',
  ],
  room_closures_once_each: [[painted, painted], 'taken'],
  room_closures_end_after_start: [closure(room, sql`'2026-11-05'`, sql`'2026-11-05'`), 'breaks-a-rule'],
  room_closures_one_at_a_time: [[painted, closure(room, sql`'2026-11-04'`, sql`'2026-11-06'`)], 'taken'],
  room_closures_leave_stays_alone: [closure(room, sql`'2026-10-11'`, sql`'2026-10-20'`), 'visits-booked'],
  room_closures_resource_id_resources_id_fk: [
    closure(missing, sql`'2026-11-01'`, sql`'2026-11-05'`),
    'breaks-a-rule',
  ],
  staff_services_once_each: [[does(groomer, hotel), does(groomer, hotel)], 'taken'],
  staff_services_resource_id_resources_id_fk: [does(missing, hotel), 'breaks-a-rule'],
  staff_services_service_id_services_id_fk: [does(groomer, missing), 'breaks-a-rule'],
  bookings_take_what_is_in_use: [
    [painted, sql`update bookings set end_day = '2026-11-02' where id = ${stay}`],
    'no-capacity',
  ],
}
