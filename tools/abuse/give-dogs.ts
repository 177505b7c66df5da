import { addDays } from '@rumi/contract'
import type { Database } from '../../apps/api/src/db/connect.ts'
import { today } from '../../apps/api/src/http/clock.ts'
import { medicalRecordsInOrder } from '../attack/prepare-attack.ts'

type Given = { email: string; name: string; count: number }

/** Gives a known family dogs that may come at once. */
export async function giveDogs({ pool }: Database, { email, name, count }: Given): Promise<void> {
  await pool.query('update users set identified_at = now() where email = $1', [email])
  await pool.query(
    `insert into dogs (owner_id, name, sex, birth_date, weight_kg)
     select u.id, $3 || ' ' || n, 'macho', $2::date, 8
     from users u, generate_series(1, $4::int) n where u.email = $1`,
    [email, addDays(today(), -900), name, count],
  )
  for (const [kind, product, result] of medicalRecordsInOrder) {
    await pool.query(
      `insert into medical_records (dog_id, owner_id, kind, product, result, applied_on, expires_on, verified_by, verified_at, without_evidence)
       select d.id, d.owner_id, $1, $2, $3, $4::date, $5::date, m.id, now(), 'Cartilla vista'
       from dogs d, users m where d.name like $6 || ' %' and m.email = 'marta@demo.rumi.mx'`,
      [kind, product, result, addDays(today(), -10), addDays(today(), 730), name],
    )
  }
}
