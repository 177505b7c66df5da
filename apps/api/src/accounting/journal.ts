import type { GlEntrySource } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

const pageLines = 1_000

type Found = {
  number: number
  date: string
  description: string
  source: GlEntrySource
  position: number
  code: string
  name: string
  memo: string
  debit: string
  credit: string
}

const linesBehind = (db: Db, { from, to }: { from: string; to: string }, behind: Found | undefined) =>
  db.execute<Found>(sql`
    select e.number, e.date::text, e.description, e.source, l.position, a.code, a.name, l.memo, l.debit_centavos as debit,
      l.credit_centavos as credit
    from gl_entries e join gl_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
    where e.status = 'posted' and e.date between ${from} and ${to}
      ${behind ? sql`and (e.date, e.number, l.position) > (${behind.date}::date, ${behind.number}::int, ${behind.position}::int)` : sql``}
    order by e.date, e.number, l.position limit ${pageLines}`)

/** Every line that was posted between two days, by day and entry, a thousand at a time. */
export async function* journalPages(db: Db, days: { from: string; to: string }) {
  for (let last: Found | undefined; ;) {
    const { rows } = await linesBehind(db, days, last)
    yield rows.map(({ debit, credit, ...line }) => ({
      ...line,
      debitCentavos: Number(debit),
      creditCentavos: Number(credit),
    }))
    if (rows.length < pageLines) return
    last = rows.at(-1)
  }
}
