import { taxFigures, type LackingExpense, type TaxEntry, type TaxSummary } from '@rumi/contract'
import type { SimulationState } from '../simulation-state.ts'
import { completeSupplier } from './buy-from-suppliers.ts'
import { accepted, readBooks } from './office-requests.ts'
import type { SatDocuments } from './sat-documents.ts'
import type { ReadElement } from '../../../tests/support/documents/read-xml.ts'

const centavosIn = (pesos: string | undefined) => Math.round(Number(pesos) * 100)
const sumOf = (elements: readonly ReadElement[], name: string) =>
  elements.reduce((sum, { attributes }) => sum + centavosIn(attributes[name]), 0)

async function fileOf({ product }: SimulationState, path: string): Promise<string> {
  const { status, body } = await product.request('conta', 'GET', `/api/accounting/electronic/${path}`)
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Downloads what SAT gets of a month (electronic books and DIOT) and reads its taxes. Returns what does not agree. */
export async function sendMonth(
  simulation: SimulationState,
  documents: SatDocuments,
  month: string,
): Promise<string[]> {
  const [chart, balance, entries] = [
    documents.check('catalogo', month, await fileOf(simulation, `catalogo?month=${month}`)),
    await sendBalance(simulation, documents, month),
    documents.check(
      'polizas',
      month,
      await fileOf(simulation, `polizas?month=${month}&requestKind=AF&requestNumber=ABC1234567%2F26`),
    ),
  ]
  const diot = await fileOf(simulation, `diot?month=${month}`)
  documents.note('diot', `${month}.txt`, diot, faultsOfDiot(diot))
  const named = new Set(chart?.children.map(({ attributes }) => attributes.NumCta))
  const posted = entries?.children.flatMap(({ children }) => children) ?? []
  const unknown = [...(balance?.children ?? []), ...posted].filter(
    ({ attributes }) => !named.has(attributes.NumCta),
  )
  const broken = unknown.map(({ attributes }) => `the chart of ${month} lacks ${attributes.NumCta}`)
  const moved = balance?.children ?? []
  for (const side of ['Debe', 'Haber'] as const)
    if (sumOf(moved, side) !== sumOf(posted, side))
      broken.push(
        `${side} of the balance of ${month} is ${sumOf(moved, side)}, of its entries ${sumOf(posted, side)}`,
      )
  return [...broken, ...(await brokenTaxes(simulation, month))]
}

/** RFC of the bank that charges the commissions of terminals. */
const bankRfc = 'BBA830831LJ2'

/** Completes the suppliers that the DIOT of a month cannot contain. */
export async function completeSuppliers(simulation: SimulationState, month: string) {
  const { product } = simulation
  const { lacking }: { lacking: LackingExpense[] } = await readBooks(
    simulation,
    `/reports/suppliers?month=${month}`,
  )
  for (const { expenseId, terminalId, supplierName } of lacking)
    if (terminalId === null) await completeSupplier(simulation, { id: expenseId!, supplierName })
    else
      accepted(
        simulation,
        'complete a supplier',
        await product.request('conta', 'PATCH', `/api/accounting/terminals/${terminalId}`, {
          supplierRfc: bankRfc,
        }),
      )
}

/** Downloads the trial balance of a month; month 13 is the closing of its year. */
export const sendBalance = async (simulation: SimulationState, documents: SatDocuments, month: string) =>
  documents.check('balanza', month, await fileOf(simulation, `balanza?month=${month}`))

/** A line has 54 fields: kinds of supplier and operation, an RFC, whole pesos, and the declaration of tax effects. */
const diotLine = /^04\|(02|03|06|85)\|[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}\|{4}(\|-?\d*){46}\|01$/

const faultsOfDiot = (text: string) =>
  text
    .split('\r\n')
    .slice(0, -1)
    .filter((line) => !diotLine.test(line))

/** Figures of the taxes that are not the sum of their entries, and taxes that do not follow from their figures. */
async function brokenTaxes(simulation: SimulationState, month: string): Promise<string[]> {
  const { taxSummary }: { taxSummary: TaxSummary } = await readBooks(
    simulation,
    `/reports/taxes?month=${month}`,
  )
  const { figures, iva } = taxSummary
  const broken: string[] = []
  for (const figure of taxFigures) {
    const {
      entries,
      totalCentavos,
      hasMore,
    }: { entries: TaxEntry[]; totalCentavos: number; hasMore: boolean } = await readBooks(
      simulation,
      `/reports/taxes/entries?month=${month}&figure=${figure}`,
    )
    const listed = entries.reduce((sum, { centavos }) => sum + centavos, 0)
    if (totalCentavos !== figures[figure] || (!hasMore && listed !== totalCentavos))
      broken.push(
        `${figure} of ${month} is ${figures[figure]}, its entries are ${totalCentavos} and ${listed}`,
      )
  }
  if (iva.dueCentavos !== figures['iva-collected'] - figures['iva-creditable'])
    broken.push(`the IVA due of ${month} is ${iva.dueCentavos}`)
  return broken
}
