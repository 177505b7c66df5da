import { openDatabase } from '../../../apps/api/src/db/connect.ts'
import { migrate } from '../../../apps/api/src/db/migrating/migrate.ts'
import { seedDemo } from '../../../apps/api/src/db/seed/demo/demo.ts'
import { seedBusiness } from '../../../apps/api/src/db/seed/business.ts'
import { withoutTimeouts } from '../../../apps/api/src/db/without-timeouts.ts'
import { now } from '../../../apps/api/src/http/clock.ts'

type Where = { databaseUrl?: string; dataDir: string }

/** Fills a new database with the demo and, beside it, many families and dogs whose fields say as much as people write. */
export async function fillCapacity(where: Where, { families, dogs, medicalRecords }: Record<string, number>) {
  const database = await openDatabase(where)
  await migrate(database)
  await seedBusiness(database.db)
  await seedDemo(database.db, { now: now(), lives: 'week' })
  await withoutTimeouts(database.pool, async (client) => {
    await client.query(
      `insert into users (name, last_name, email, phone)
     select 'Familia ' || n, 'De la Prueba', 'familia-' || n || '@correo.mx', '55 1234 5678' from generate_series(1, $1::int) n`,
      [families],
    )
    await client.query(
      `with family as (select id, row_number() over () as n from users where role = 'cliente')
     insert into dogs (owner_id, name, breed, sex, birth_date, weight_kg, color, microchip, allergies, feeding, temperament, created_at)
     select family.id, 'Rumi ' || d, 'Mestizo', 'hembra', '2020-01-01'::date + d % 2000, 1 + d % 60, 'canela con blanco',
       '98100000' || d, 'pollo, polen y polvo', 'dos tazas al día, con un poco de agua tibia ' || md5(d::text),
       'tranquila con perros grandes, juguetona con chicos ' || md5((-d)::text), now() - make_interval(secs => d)
     from generate_series(1, $1::int) d join family on family.n = 1 + d % $2::int`,
      [dogs, families],
    )
    await client.query(
      `insert into medical_records (dog_id, owner_id, kind, product, applied_on, notes)
     select id, owner_id, 'vaccine', 'Rabia', '2026-01-15', 'de la cartilla' from dogs limit $1::int`,
      [medicalRecords],
    )
    await client.query('analyze')
  })
  await database.close()
}
