import { addDays } from '@rumi/contract'
import type { Database } from '../../apps/api/src/db/connect.ts'
import { today } from '../../apps/api/src/http/clock.ts'

/** Places of the guardería on a day under attack: few, so that nearly every race is for the last one. */
export const attackedPlaces = 3

const dogCount = 320
const weightsKg = [8, 8, 20, 34]

const papers = [
  ['vaccine', 'Múltiple', ''],
  ['vaccine', 'Rabia', ''],
  ['vaccine', 'Bordetella', ''],
  ['deworming-internal', '', ''],
  ['deworming-external', '', ''],
  ['evaluation', '', 'passed'],
] as const

/** Gives Ana hundreds of dogs with their papers in order, and the guardería three places a day. */
export async function furnishForAttack({ pool }: Database): Promise<void> {
  await pool.query('update pools set capacity = $1', [attackedPlaces])
  await pool.query(`update users set identified_at = now() where email = 'ana@demo.rumi.mx'`)
  await pool.query(
    `insert into dogs (owner_id, name, sex, birth_date, weight_kg)
     select u.id, 'Rival ' || n, 'macho', $1::date, ($2::numeric[])[1 + n % $3]
     from users u, generate_series(1, $4::int) n where u.email = 'ana@demo.rumi.mx'`,
    [addDays(today(), -900), weightsKg, weightsKg.length, dogCount],
  )
  for (const [kind, product, result] of papers) {
    await pool.query(
      `insert into medical_records (dog_id, owner_id, kind, product, result, applied_on, expires_on, verified_by, verified_at)
       select d.id, d.owner_id, $1, $2, $3, $4::date, $5::date, m.id, now()
       from dogs d, users m where d.name like 'Rival %' and m.email = 'marta@demo.rumi.mx'`,
      [kind, product, result, addDays(today(), -10), addDays(today(), 730)],
    )
  }
}
