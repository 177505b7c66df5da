import type { SalesByIva, TaxFigure } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { salesByIva } from '../../db/sql-functions.ts'
import { accountsOfSales } from './tax-lines.ts'

type Row = Record<'treatment' | 'percent' | 'base' | 'iva', string>

/**
 * Returns what sales collected between two days by treatment of IVA, the highest rate first. Entries by hand and of the till are
 * the rest of the figures, so that the rows add up to them.
 */
export async function salesOfMonth(
  db: Db,
  { from, to, figures }: { from: string; to: string; figures: Record<TaxFigure, number> },
): Promise<SalesByIva[]> {
  const { rows } = await db.execute<Row>(sql`
    select treatment, percent, base_centavos as base, iva_centavos as iva
    from ${salesByIva({ from, to }, await accountsOfSales(db))}
    order by array_position(array['rate', 'exempt', 'none'], treatment), percent desc`)
  const sold = rows.map((row) => ({
    treatment: row.treatment as SalesByIva['treatment'],
    percent: row.treatment === 'rate' ? Number(row.percent) : null,
    baseCentavos: Number(row.base),
    ivaCentavos: Number(row.iva),
  }))
  const rest = {
    treatment: 'by-hand' as const,
    percent: null,
    baseCentavos: sold.reduce((left, { baseCentavos }) => left - baseCentavos, figures['income-collected']),
    ivaCentavos: sold.reduce((left, { ivaCentavos }) => left - ivaCentavos, figures['iva-collected']),
  }
  return rest.baseCentavos === 0 && rest.ivaCentavos === 0 ? sold : [...sold, rest]
}
