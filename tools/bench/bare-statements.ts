import { addDays } from '@rumi/contract'
import type { Client } from 'pg'

const holding = `('pending', 'confirmed', 'checked-in')`
const lastOf = (first: string) => addDays(first, 30)

/** The same question as the API's, asked of the same database in one statement by hand. */
export const bareAvailability = {
  Guardería: (sql: Client, first: string) =>
    sql.query(
      `select d.day::date, coalesce(p.capacity - p.used, o.capacity) from pools o
       cross join generate_series($1::date, $2::date, interval '1 day') as d(day)
       left join places p on p.pool = o.name and p.day = d.day::date`,
      [first, lastOf(first)],
    ),
  Hotel: (sql: Client, first: string) =>
    sql.query(
      `select d.day, (select count(*) from resources where kind = 'room') - count(b.id)
       from generate_series($1::date, $2::date, interval '1 day') as d(day)
       left join bookings b on b.start_day <= d.day::date and b.end_day > d.day::date and b.resource_id is not null
         and b.status in ${holding}
       group by d.day`,
      [first, lastOf(first)],
    ),
  Grooming: (sql: Client, first: string) =>
    sql.query(
      `select resource_id, start_at, end_at from bookings
       where start_at < $2::date and end_at > $1::date and status in ${holding}`,
      [first, lastOf(first)],
    ),
} as const

/** The least a booking of a day can be: count the place, write the booking with its dog, in one transaction. */
export async function bareBooking(
  sql: Client,
  { dog, service, day }: { dog: string; service: string; day: string },
) {
  await sql.query('begin')
  await sql.query(
    `with taken as (
       insert into places (pool, day, capacity, used) values ('guarderia', $3, 1000, 1)
       on conflict (pool, day) do update set used = places.used + 1 where places.used < places.capacity returning day),
     booked as (
       insert into bookings (client_id, service_id, start_day, end_day, total_centavos)
       select d.owner_id, $2, taken.day, taken.day, 35000 from taken, dogs d where d.id = $1 returning id, client_id, start_day),
     counted as (insert into booking_days select id, 'guarderia', start_day, 1 from booked),
     dogs_of_it as (insert into booking_dogs select id, $1, client_id from booked)
     select id from booked`,
    [dog, service, day],
  )
  await sql.query('commit')
}
