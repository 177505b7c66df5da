import { addDays } from '@rumi/contract'
import type { Database } from '../../apps/api/src/db/connect.ts'
import { today } from '../../apps/api/src/http/clock.ts'
import { attackedMondays } from './attacked-weeks.ts'

/** Places of the guardería on a day under attack: few, so that nearly every race is for the last one. */
export const attackedPlaces = 3

/** Known families that race each other, and new clients. */
export const rivalFamilies = 40
export const newcomers = 12
export const dogsEach = 8

/** Dogs that are present with a booking of their own, to race for the place of a play group. */
const playmates = ['Tres', 'Cuatro', 'Cinco', 'Seis']

const weightsKg = [8, 8, 20, 34]

export const medicalRecordsInOrder = [
  ['vaccine', 'Múltiple', ''],
  ['vaccine', 'Rabia', ''],
  ['vaccine', 'Bordetella', ''],
  ['deworming-internal', '', ''],
  ['deworming-external', '', ''],
  ['evaluation', '', 'passed'],
] as const

/** Brings families with dogs whose medical records are in order and with Ana's password, and gives the guardería three places a day. */
export async function prepareAttack({ pool }: Database): Promise<void> {
  await pool.query('update pools set capacity = $1', [attackedPlaces])
  const groups = [
    ['rival', rivalFamilies],
    ['nueva', newcomers],
  ] as const
  for (const [kind, count] of groups) {
    await pool.query(
      `insert into users (name, last_name, email, role, password_hash, identified_at)
       select 'Familia ' || n, $1, $1 || '-' || n || '@demo.rumi.mx', 'cliente', ana.password_hash, now()
       from users ana, generate_series(1, $2::int) n where ana.email = 'ana@demo.rumi.mx'`,
      [kind, count],
    )
  }
  await pool.query(
    `insert into dogs (owner_id, name, sex, birth_date, weight_kg)
     select u.id, case when u.last_name = 'rival' then 'Rival ' else 'Nuevo ' end || n, 'macho', $1::date, ($2::numeric[])[1 + n % $3]
     from users u, generate_series(1, $4::int) n where u.last_name in ('rival', 'nueva')`,
    [addDays(today(), -900), weightsKg, weightsKg.length, dogsEach],
  )
  await pool.query(
    `with visit as (
       insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
       select u.id, s.id, 'checked-out', $1::date, $1::date, 0 from users u,
         (select id from services where type = 'Guardería' limit 1) s where u.last_name = 'rival'
       returning id, client_id)
     insert into booking_dogs (booking_id, dog_id, owner_id)
     select v.id, d.id, d.owner_id from visit v join dogs d on d.owner_id = v.client_id and d.name = 'Rival 1'`,
    [addDays(today(), -90)],
  )
  // The last day of the pair is today, so that no departure divides its booking and each can be reversed.
  await receiveDogs(pool, 'presente', { dogs: ['Una', 'Dos'], until: today() })
  for (const name of playmates)
    await receiveDogs(pool, `de ${name}`, { dogs: [name], until: addDays(today(), 2) })
  await missDays(pool)
  for (const [kind, product, result] of medicalRecordsInOrder) {
    await pool.query(
      `insert into medical_records (dog_id, owner_id, kind, product, result, applied_on, expires_on, verified_by, verified_at, without_evidence)
       select d.id, d.owner_id, $1, $2, $3, $4::date, $5::date, m.id, now(), 'Cartilla vista'
       from dogs d, users u, users m
       where u.id = d.owner_id and (u.last_name in ('rival', 'nueva', 'presente') or u.last_name like 'de %') and m.email = 'marta@demo.rumi.mx'`,
      [kind, product, result, addDays(today(), -10), addDays(today(), 730)],
    )
  }
  await pool.query(
    `insert into products (name, price_centavos, category, stock) values ('Pelota de ataque', 1000, 'Juguetes', 100000)`,
  )
}

/** A family whose dogs are present today with one booking of the day care that began yesterday. */
async function receiveDogs(
  pool: Database['pool'],
  family: string,
  { dogs, until }: { dogs: readonly string[]; until: string },
) {
  await pool.query(
    `with family as (
       insert into users (name, last_name, email, role) values ('Familia', $4::text, lower(replace($4::text, ' ', '-')) || '@demo.rumi.mx', 'cliente') returning id),
     dog as (
       insert into dogs (owner_id, name, sex, birth_date)
       select id, name, 'macho', $1::date from family, unnest($5::text[]) name returning id, owner_id),
     present as (
       insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
       select family.id, s.id, 'checked-in', $2::date, $3::date, s.price_centavos * 8 from family,
         (select id, price_centavos from services where type = 'Guardería' limit 1) s
       returning id),
     reported as (
       insert into booking_events (booking_id, from_status, to_status) select id, 'confirmed', 'checked-in' from present)
     insert into booking_dogs (booking_id, dog_id, owner_id) select present.id, dog.id, dog.owner_id from present, dog`,
    [addDays(today(), -900), addDays(today(), -1), until, family, dogs],
  )
}

/** A family that came on no Monday under attack though it was expected: each of its bookings holds nothing, and may be reversed. */
async function missDays(pool: Database['pool']) {
  await pool.query(
    `with family as (
       insert into users (name, last_name, email, role) values ('Familia', 'ausente', 'ausente@demo.rumi.mx', 'cliente') returning id),
     dog as (
       insert into dogs (owner_id, name, sex, birth_date) select id, 'Faltó', 'macho', $1::date from family returning id, owner_id),
     missed as (
       insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
       select dog.owner_id, s.id, 'no-show', day, day, 0 from dog, unnest($2::date[]) day,
         (select id from services where type = 'Guardería' limit 1) s
       returning id),
     reported as (
       insert into booking_events (booking_id, from_status, to_status) select id, 'confirmed', 'no-show' from missed)
     insert into booking_dogs (booking_id, dog_id, owner_id) select missed.id, dog.id, dog.owner_id from missed, dog`,
    [addDays(today(), -900), attackedMondays()],
  )
}
