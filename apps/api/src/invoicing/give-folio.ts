import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { cfdis } from '../db/schema/money/cfdis.ts'
import type { Begun } from './subjects.ts'

/**
 * Gives a request that goes to the provider the lowest free number of its series; a repeated request keeps its own. One
 * transaction at a time gives numbers of a series, until its commit.
 */
export async function giveFolio(tx: Tx, begun: Begun): Promise<Begun> {
  const { row, cfdi } = begun
  if (!cfdi) return begun
  const given = row.folio === null ? await nextFolio(tx, cfdi.series) : row.folio
  const series = row.series ?? cfdi.series
  const [numbered] = await tx
    .update(cfdis)
    .set({ series, folio: given })
    .where(eq(cfdis.id, row.id))
    .returning()
  return { ...begun, row: numbered!, cfdi: { ...cfdi, series, folio: given } }
}

async function nextFolio(tx: Tx, series: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cfdis ' || ${series}))`)
  const { rows } = await tx.execute<{ folio: number }>(sql`
    select before.folio + 1 as folio
    from (select 0 as folio union all select folio from cfdis where series = ${series}) before
    where not exists (select from cfdis c where c.series = ${series} and c.folio = before.folio + 1)
    order by before.folio limit 1`)
  return rows[0]!.folio
}
