import { sql } from 'drizzle-orm'
import type { Db } from '../connect.ts'

/** Closes a new business without accounts to the public; others stay unchanged. */
export async function closeNewHouse(db: Db) {
  await db.execute(sql`insert into house_openings (version, open)
    select 1, false where not exists (select from users) and not exists (select from house_openings)
    on conflict do nothing`)
}
