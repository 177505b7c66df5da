import { addDays } from '@rumi/contract'
import { hashOfSecret, newSecret } from '../../apps/api/src/auth/secret.ts'
import type { Database } from '../../apps/api/src/db/connect.ts'
import { today } from '../../apps/api/src/http/clock.ts'
import { medicalRecordsInOrder } from '../attack/prepare-attack.ts'

/** An owner whose dog may come at once, with the token of their session. */
export type Family = { token: string; dog: string }

/** Families that were here before and are signed in, each with two dogs whose medical records are in order. */
export async function insertFamilies({ pool }: Database, count: number): Promise<Family[]> {
  const tokens = Array.from({ length: count }, newSecret)
  const { rows: users } = await pool.query<{ id: string }>(
    `insert into users (name, last_name, email, role, password_hash, identified_at)
     select 'Familia ' || n, 'medida', 'medida-' || n || '@demo.rumi.mx', 'cliente', ana.password_hash, now()
     from users ana, generate_series(1, $1::int) n where ana.email = 'ana@demo.rumi.mx' returning id`,
    [count],
  )
  const ids = users.map(({ id }) => id)
  await pool.query(
    `with signed_in as (
       insert into sessions (user_id, cookie_hash, expires_at)
       select u.id, u.id::text, now() + interval '30 days' from unnest($1::uuid[]) u (id) returning id, user_id)
     insert into session_tokens (token_hash, session_id, expires_at)
     select t.hash, s.id, now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) t (user_id, hash) join signed_in s on s.user_id = t.user_id`,
    [ids, tokens.map(hashOfSecret)],
  )
  await pool.query(
    `insert into dogs (owner_id, name, sex, birth_date, weight_kg)
     select u.id, 'Medido ' || n, 'macho', $2::date, 8 from unnest($1::uuid[]) u (id), generate_series(1, 2) n`,
    [ids, addDays(today(), -900)],
  )
  for (const [kind, product, result] of medicalRecordsInOrder)
    await pool.query(
      `insert into medical_records (dog_id, owner_id, kind, product, result, applied_on, expires_on, verified_by, verified_at, without_evidence)
       select d.id, d.owner_id, $2, $3, $4, $5::date, $6::date, m.id, now(), 'Cartilla vista'
       from dogs d, users m where d.owner_id = any ($1::uuid[]) and m.email = 'marta@demo.rumi.mx'`,
      [ids, kind, product, result, addDays(today(), -10), addDays(today(), 730)],
    )
  await pool.query(
    `with visit as (
       insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
       select u.id, s.id, 'checked-out', $2::date, $2::date, 0
       from unnest($1::uuid[]) u (id), (select id from services where type = 'Guardería' limit 1) s returning id, client_id)
     insert into booking_dogs (booking_id, dog_id, owner_id)
     select v.id, d.id, d.owner_id from visit v join dogs d on d.owner_id = v.client_id and d.name = 'Medido 1'`,
    [ids, addDays(today(), -90)],
  )
  const { rows: dogs } = await pool.query<{ id: string; owner: string }>(
    `select id, owner_id as owner from dogs where owner_id = any ($1::uuid[]) and name = 'Medido 1'`,
    [ids],
  )
  const dogOf = new Map(dogs.map(({ id, owner }) => [owner, id]))
  return ids.map((id, at) => ({ token: tokens[at]!, dog: dogOf.get(id)! }))
}
