import type { PoolClient } from 'pg'

/** Drops everything in the database within the open transaction; extensions stay. */
export async function emptyDatabase(client: PoolClient) {
  await client.query('drop schema if exists drizzle cascade; drop schema if exists jobs cascade')
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table %s cascade', oid::regclass) as statement
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select format('drop function %s cascade', p.oid::regprocedure)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  for (const { statement } of rows) await client.query(statement)
}
