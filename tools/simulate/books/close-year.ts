import { type BookYear, type TrialBalance } from '@rumi/contract'
import type { SimulationState } from '../simulation-state.ts'
import { doInBooks, readBooks } from './office-requests.ts'
import type { SatDocuments } from './sat-documents.ts'
import { sendBalance } from './send-month.ts'

/** Closes a year, sends its month 13, and holds the opening of the next against it. Returns what is not as it must be. */
export async function closeYear(
  simulation: SimulationState,
  documents: SatDocuments,
  year: string,
): Promise<string[]> {
  const before = await balanceOf(simulation, `${year}-12-31`)
  const resultOf = (rows: TrialBalance['rows']) =>
    rows.reduce((sum, { type, nature, closingCentavos }) => {
      const credit = nature === 'credit' ? closingCentavos : -closingCentavos
      return type === 'income' || type === 'expense' ? sum + credit : sum
    }, 0)
  const { body } = await doInBooks(simulation, 'close a year', '/accounting/closedYears', {
    year: Number(year),
  })
  const closed: BookYear = body.data.year
  const broken =
    closed.resultCentavos === resultOf(before)
      ? []
      : [`the year ${year} closed with ${closed.resultCentavos}, its accounts had ${resultOf(before)}`]
  const month13 = await sendBalance(simulation, documents, `${year}-13`)
  const after = await balanceOf(simulation, `${Number(year) + 1}-01-01`)
  const open = after.filter(
    ({ type, openingCentavos }) => (type === 'income' || type === 'expense') && openingCentavos !== 0,
  )
  broken.push(
    ...open.map(({ code, openingCentavos }) => `${code} opens the next year with ${openingCentavos}`),
  )
  const openings = new Map(after.map(({ code, openingCentavos }) => [code, openingCentavos]))
  for (const { attributes } of month13?.children ?? []) {
    const closing = Math.round(Number(attributes.SaldoFin) * 100)
    if (closing !== (openings.get(attributes.NumCta!) ?? 0))
      broken.push(
        `${attributes.NumCta} closes with ${closing} and opens with ${openings.get(attributes.NumCta!)}`,
      )
  }
  const result = after.find(({ code }) => code === (closed.resultCentavos < 0 ? '304.02' : '304.01'))
  if (
    closed.resultCentavos !== 0 &&
    Math.abs(result?.openingCentavos ?? 0) !== Math.abs(closed.resultCentavos)
  )
    broken.push(`the result of ${year} is ${closed.resultCentavos} and opens as ${result?.openingCentavos}`)
  return [...broken, ...documents.faults]
}

async function balanceOf(simulation: SimulationState, day: string): Promise<TrialBalance['rows']> {
  const { trialBalance } = await readBooks(simulation, `/reports/trial-balance?from=${day}&to=${day}`)
  return trialBalance.rows
}
