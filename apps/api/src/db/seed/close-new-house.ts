import { sql } from 'drizzle-orm'
import type { Db } from '../connect.ts'

/** A house that nobody has an account in yet begins closed; one that already runs is left as it is. */
export async function closeNewHouse(db: Db) {
  await db.execute(sql`insert into house_openings (version, open)
    select 1, false where not exists (select from users) and not exists (select from house_openings)
    on conflict do nothing`)
}
