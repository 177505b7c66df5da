import type { PoolClient } from 'pg'
import type { StoredTable } from './stored-tables.ts'

const rowsAtOnce = 500
const charactersAtOnce = 4_000_000

/** Writes rows as the database once wrote them, some hundreds at a time. */
export function rowLoader(client: PoolClient) {
  let statement = ''
  let rows: string[] = []
  let characters = 0

  async function finish() {
    if (rows.length > 0) await client.query(statement, [`[${rows.join(',')}]`])
    rows = []
    characters = 0
  }

  return {
    async begin({ table, columns }: StoredTable) {
      await finish()
      const name = `public.${client.escapeIdentifier(table)}`
      const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      statement = `insert into ${name} (${listed}) overriding system value
        select ${listed} from jsonb_populate_recordset(null::${name}, $1::jsonb)`
    },
    async add(row: string) {
      rows.push(row)
      characters += row.length
      if (rows.length >= rowsAtOnce || characters >= charactersAtOnce) await finish()
    },
    finish,
  }
}
