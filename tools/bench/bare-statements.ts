import { addDays } from '@rumi/contract'
import type { Client } from 'pg'

/** The API's month of day care in one statement by hand. */
export const bareMonth = (sql: Client, first: string) =>
  sql.query(
    `select d.day::date, coalesce(p.capacity - p.used, o.capacity) from pools o
     cross join generate_series($1::date, $2::date, interval '1 day') as d(day)
     left join places p on p.pool = o.name and p.day = d.day::date`,
    [first, addDays(first, 30)],
  )

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
