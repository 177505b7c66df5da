import {
  addDays,
  addMonths,
  incomeTaxMethod,
  simplifiedRateOf,
  taxAtRate,
  taxByCoefficient,
  taxFigures,
  type TaxEntry,
  type TaxFigure,
  type TaxSummary,
} from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { profitCoefficients } from '../../db/schema/money/accounting.ts'
import { currentSettings } from '../../settings/index.ts'
import { salesOfMonth } from './sales-of-month.ts'
import { taxLines } from './tax-lines.ts'

const mostEntries = 1_000

type Days = { from: string; to: string }

/**
 * Days of a figure: the month, or the year until its end. Payments on account of a year are made from February on,
 * those of January belong to the year before.
 */
function daysOf(figure: TaxFigure, month: string, isOfYear: boolean): Days {
  const to = addDays(addMonths(`${month}-01`, 1), -1)
  const year = month.slice(0, 4)
  if (figure === 'isr-paid-before') return { from: `${year}-02-01`, to }
  if (figure === 'income-nominal' || (figure === 'isr-retained' && isOfYear))
    return { from: `${year}-01-01`, to }
  return { from: `${month}-01`, to }
}

async function methodOf(db: Db) {
  const { taxRegime, rfc } = await currentSettings(db)
  return { taxRegime, method: incomeTaxMethod(taxRegime ?? '', rfc) }
}

/** Returns the taxes of a month with the figures that they are made of. */
export async function taxSummary(db: Db, month: string): Promise<TaxSummary> {
  const { taxRegime, method } = await methodOf(db)
  const sums = await Promise.all(
    taxFigures.map(async (figure) => {
      const { from, to } = daysOf(figure, month, method === 'coefficient')
      const { rows } = await db.execute<{ centavos: string }>(
        sql`select coalesce(sum(centavos), 0) as centavos from ${await taxLines(db, figure)} f where date between ${from} and ${to}`,
      )
      return [figure, Number(rows[0]!.centavos)] as const
    }),
  )
  const figures = Object.fromEntries(sums) as Record<TaxFigure, number>
  const year = month.slice(0, 4)
  const isr =
    method === 'rate'
      ? byRate(figures)
      : method === 'coefficient'
        ? byCoefficient(figures, await coefficientOf(db, Number(year)))
        : { ...unknown, missing: taxRegime ? ('no-method' as const) : ('regime' as const) }
  return {
    month,
    yearFrom: `${year}-01-01`,
    figures,
    iva: { dueCentavos: figures['iva-collected'] - figures['iva-creditable'] },
    sales: await salesOfMonth(db, { ...daysOf('iva-collected', month, false), figures }),
    isr: { ...isr, method },
  }
}

type Isr = Omit<TaxSummary['isr'], 'method'>
const unknown: Isr = {
  rateBasisPoints: null,
  coefficient: null,
  profitCentavos: null,
  taxCentavos: null,
  dueCentavos: null,
  missing: null,
}

function byRate(figures: Record<TaxFigure, number>): Isr {
  const income = figures['income-collected']
  const rateBasisPoints = simplifiedRateOf(income)
  if (rateBasisPoints === null) return { ...unknown, missing: 'above-limit' }
  const taxCentavos = taxAtRate(income, rateBasisPoints)
  const dueCentavos = Math.max(0, taxCentavos - figures['isr-retained'])
  return { ...unknown, rateBasisPoints, taxCentavos, dueCentavos }
}

function byCoefficient(figures: Record<TaxFigure, number>, coefficient: number | null): Isr {
  if (coefficient === null) return { ...unknown, missing: 'coefficient' }
  const { profitCentavos, taxCentavos } = taxByCoefficient(figures['income-nominal'], coefficient)
  const dueCentavos = Math.max(0, taxCentavos - figures['isr-retained'] - figures['isr-paid-before'])
  return { ...unknown, coefficient, profitCentavos, taxCentavos, dueCentavos }
}

async function coefficientOf(db: Db, year: number) {
  const [row] = await db.select().from(profitCoefficients).where(eq(profitCoefficients.year, year))
  return row ? Number(row.coefficient) : null
}

/** Stores the profit coefficient of a year in place of the one before. */
export async function setCoefficient(tx: Tx, year: number, coefficient: number) {
  const values = { year, coefficient: String(coefficient) }
  await tx
    .insert(profitCoefficients)
    .values(values)
    .onConflictDoUpdate({ target: profitCoefficients.year, set: { coefficient: values.coefficient } })
  return coefficient
}

/** Returns the entries behind a figure of a month, with their total. */
export async function taxEntries(db: Db, { month, figure }: { month: string; figure: TaxFigure }) {
  const { method } = await methodOf(db)
  const { from, to } = daysOf(figure, month, method === 'coefficient')
  const { rows } = await db.execute<
    Omit<TaxEntry, 'centavos'> & { centavos: string; total: string; count: string }
  >(sql`
    select entry_id as "entryId", number, date::text, description, source, centavos,
      sum(centavos) over () as total, count(*) over () as count
    from ${await taxLines(db, figure)} f where date between ${from} and ${to} and centavos <> 0
    order by date, number limit ${mostEntries}`)
  return {
    entries: rows.map(({ total: _total, count: _count, centavos, ...entry }) => ({
      ...entry,
      centavos: Number(centavos),
    })),
    totalCentavos: Number(rows[0]?.total ?? 0),
    hasMore: Number(rows[0]?.count ?? 0) > rows.length,
  }
}
