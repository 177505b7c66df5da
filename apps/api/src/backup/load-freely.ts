import type { PoolClient } from 'pg'

/**
 * Lets rows come in any order, and entries as they were posted: references are checked at the end, and what guards rows against later
 * change looks away. Every other rule of the database holds as always; all of them hold again when it returns.
 */
export async function loadFreely(client: PoolClient, load: () => Promise<void>) {
  const references = await wordsOf(
    client,
    `select format('alter table %s alter constraint %I', conrelid::regclass, conname) as words
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const guards = await wordsOf(
    client,
    `select format('alter table %s %%s trigger %I', tgrelid::regclass, tgname) as words
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgconstraint = 0 and c.relnamespace = 'public'::regnamespace`,
  )
  for (const reference of references) await client.query(`${reference} deferrable initially deferred`)
  for (const guard of guards) await client.query(guard.replace('%s', 'disable'))
  await load()
  await client.query('set constraints all immediate')
  for (const guard of guards) await client.query(guard.replace('%s', 'enable'))
  for (const reference of references) await client.query(`${reference} not deferrable`)
}

async function wordsOf(client: PoolClient, query: string) {
  const { rows } = await client.query<{ words: string }>(query)
  return rows.map(({ words }) => words)
}
