import { addDays } from '@rumi/contract'
import type { Client } from 'pg'
import { today } from '../../apps/api/src/http/clock.ts'

/** Age of the business in the generated history. */
const yearsBack = 12

/**
 * Bulk-inserts so many finished bookings of all services: stays, days with their counted places, visits, each with its
 * dog and its steps. Triggers rest meanwhile, as the history was counted when it was made.
 */
export async function insertPast(client: Client, count: number): Promise<void> {
  await client.query(
    `set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off`,
  )
  await client.query(
    `create temporary table past as
     select gen_random_uuid() as id, n, d.id as dog_id, d.owner_id, s.id as service_id, s.type,
       $2::date - 1 - (n % ($3::int * 365)) as day,
       case when n % 11 = 0 then 'cancelled' when n % 29 = 0 then 'no-show' else 'checked-out' end as status
     from generate_series(1, $1::int) n
     join (select id, owner_id, row_number() over (order by id) - 1 as turn, count(*) over () as all_dogs from dogs) d
       on d.turn = n % d.all_dogs
     join (select id, type, row_number() over (order by id) - 1 as turn, count(*) over () as all_services from services) s
       on s.turn = n % s.all_services`,
    [count, today(), yearsBack],
  )
  await client.query(`
    insert into bookings (id, client_id, service_id, service_type, status, start_day, end_day, start_at, end_at, begins_at, resource_id, iva_treatment, total_centavos, created_at)
    select p.id, owner_id, service_id, type, status,
      case when type in ('Hotel', 'Guardería') then day end,
      case type when 'Hotel' then day + 1 + n % 4 when 'Guardería' then day end,
      case when type not in ('Hotel', 'Guardería') then day + time '16:00' + (n % 10) * interval '30 minutes' end,
      case when type not in ('Hotel', 'Guardería') then day + time '17:00' + (n % 10) * interval '30 minutes' end,
      case when type in ('Hotel', 'Guardería') then day::timestamp at time zone (select business_time_zone())
        else day + time '16:00' + (n % 10) * interval '30 minutes' end,
      (select r.id from resources r where r.kind = case type when 'Hotel' then 'room' when 'Guardería' then 'none'
        when 'Entrenamiento' then 'trainer' when 'Evento' then 'hall' else 'groomer' end
        order by r.id offset n % 2 limit 1),
      'general', 35000, day - 3
    from past p`)
  await client.query(
    'insert into booking_dogs (booking_id, dog_id, owner_id) select id, dog_id, owner_id from past',
  )
  await client.query(
    `insert into booking_events (booking_id, from_status, to_status, at) select id, 'confirmed', status, day from past`,
  )
  await client.query(`
    insert into places (pool, day, capacity, used)
    select 'guarderia', day, greatest(20, count(*)), count(*) from past
    where type = 'Guardería' and status = 'checked-out' group by day
    on conflict (pool, day) do update set used = excluded.used, capacity = excluded.capacity`)
  await client.query(`
    insert into booking_days (booking_id, pool, day, dogs) select id, 'guarderia', day, 1 from past
    where type = 'Guardería' and status = 'checked-out'`)
  await client.query(`drop table past; set session_replication_role = default`)
  await client.query('vacuum analyze')
}

/** The first day that both servers have nothing on. */
export const firstFreeDay = () => addDays(today(), 30)
