import type { PoolClient } from 'pg'

/**
 * Loads rows in any order: foreign keys are checked at the end and triggers that refuse later changes are off. With `runRules`,
 * constraint triggers run at the end too; their functions need the newest schema, so a backup of an older version loads without them.
 */
export async function loadFreely(
  client: PoolClient,
  { runRules }: { runRules: boolean },
  load: () => Promise<void>,
) {
  const references = await wordsOf(
    client,
    `select format('alter table %s alter constraint %I', conrelid::regclass, conname) as words
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const guards = await wordsOf(
    client,
    `select format('alter table %s %%s trigger %I', tgrelid::regclass, tgname) as words
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace ${runRules ? 'and tgconstraint = 0' : ''}`,
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
