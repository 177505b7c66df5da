import type { PoolClient } from 'pg'

export type StoredTable = { table: string; columns: string[] }

/** Returns every table with its written (not generated) columns. */
export async function storedTables(client: PoolClient): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

/** True if any table has a row. */
export async function holdsAnything(client: PoolClient): Promise<boolean> {
  for (const { table } of await storedTables(client)) {
    const { rowCount } = await client.query(`select 1 from public.${client.escapeIdentifier(table)} limit 1`)
    if (rowCount) return true
  }
  return false
}
