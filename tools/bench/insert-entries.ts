import type { Client } from 'pg'
import { today } from '../../apps/api/src/http/clock.ts'

const yearsBack = 4
const linesOfEntry = 4
const entriesAtOnce = 25_000

/**
 * Inserts so many lines of posted entries of four lines each, as entries by hand are written: a draft with its lines, then posted. Every
 * constraint and trigger of the books holds each of them. Their days go back four years, their accounts are all of the chart.
 */
export async function insertEntries(client: Client, lines: number): Promise<void> {
  await client.query('set statement_timeout = 0; set synchronous_commit = off')
  const entries = Math.ceil(lines / linesOfEntry)
  for (let from = 1; from <= entries; from += entriesAtOnce) {
    await client.query('begin')
    await client.query(
      `create temporary table written on commit drop as
       select gen_random_uuid() as id, n from generate_series($1::int, $2::int) n`,
      [from, Math.min(entries, from + entriesAtOnce - 1)],
    )
    await client.query(
      `insert into gl_entries (id, date, description)
       select id, $1::date - (n::bigint * ($2::int * 365) / $3::int)::int, 'Póliza ' || n from written order by n`,
      [today(), yearsBack, entries],
    )
    await client.query(
      `insert into gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
       select w.id, side, a.id, case when side % 2 = 0 then 10000 + w.n % 977 + side / 2 else 0 end,
         case when side % 2 = 1 then 10000 + w.n % 977 + side / 2 else 0 end
       from written w cross join generate_series(0, $1::int - 1) side
       join (select id, row_number() over (order by code) - 1 as turn, count(*) over () as all_accounts from accounts
             where not exists (select from accounts below where below.parent_id = accounts.id)) a
         on a.turn = (w.n + side * 7) % a.all_accounts`,
      [linesOfEntry],
    )
    await client.query(`update gl_entries set status = 'posted' where id in (select id from written)`)
    await client.query('commit')
  }
  await client.query('vacuum analyze')
}
