import type { Pool } from 'pg'
import type { InvoicedSales } from '../issue-invoices.ts'
import { invoiceMonth } from '../issue-invoices.ts'
import { reconcileMonth } from '../reconcile-bank.ts'
import type { SimulationState } from '../simulation-state.ts'
import { receiveComplements, attachInvoices, type Supplies } from './buy-from-suppliers.ts'
import { settleDeposits } from './card-terminals.ts'
import { brokenIsr, brokenIva } from './compare-cfdis.ts'
import { accepted } from './office-requests.ts'
import { openInMonth } from './open-in-month.ts'
import { checkSealed, type SatDocuments } from './sat-documents.ts'
import { completeSuppliers, sendMonth } from './send-month.ts'
import type { SimulatedBank } from './simulated-bank.ts'

/** Everything that the bookkeeper works with. */
export type Bookkeeping = {
  pool: Pool
  bank: SimulatedBank
  supplies: Supplies
  invoiced: InvoicedSales
  documents: SatDocuments
  /** Sealed CFDI that were read. */
  sealed: Set<string>
  /** Differences of 208.01 from the CFDI by month, in words. */
  ivaDifferences: Map<string, string>
}

/** Open items that closing leaves: a difference of IVA that is explained. */
const mayStay = new Set(['iva'])

/**
 * Works off the list of what a month lacks, holds 208.01 against the CFDI, and sends what SAT gets of it. Returns what is not as it must
 * be.
 */
export async function prepareMonth(
  simulation: SimulationState,
  books: Bookkeeping,
  { month, day }: { month: string; day: string },
): Promise<string[]> {
  const { pool, bank, supplies, invoiced, documents } = books
  await settleDeposits(simulation, bank)
  await completeSuppliers(simulation, month)
  await attachInvoices(simulation, supplies, month)
  await receiveComplements(simulation, supplies, day)
  await postDrafts(simulation, month)
  const broken = [
    ...(await invoiceMonth(simulation, books, { month, invoiced })),
    ...(await reconcileMonth(simulation, { bank, pool }, month)),
    ...(await sendMonth(simulation, documents, month)),
  ]
  const { counts, iva, unsettled } = await openInMonth(simulation, month)
  for (const [step, count] of Object.entries(counts))
    if (count > 0 && !mayStay.has(step))
      broken.push(
        `${month} lacks ${count} of ${step}${step === 'invoices' ? `: ${JSON.stringify(unsettled)}` : ''}`,
      )
  const explained = iva.causes.reduce((sum, { centavos }) => sum + centavos, 0)
  if (iva.booksCentavos - iva.cfdiCentavos !== explained)
    broken.push(
      `208.01 of ${month} is ${iva.booksCentavos}, its CFDI ${iva.cfdiCentavos}, explained ${explained}`,
    )
  books.ivaDifferences.set(
    month,
    `208.01 ${iva.booksCentavos}, CFDI ${iva.cfdiCentavos}${iva.causes.map(({ cause, count, centavos }) => `; ${cause} ${count}: ${centavos}`).join('')}`,
  )
  broken.push(...(await brokenIva(simulation, pool, month)), ...(await brokenIsr(pool)))
  await checkSealed(documents, pool, books.sealed)
  return [...broken, ...documents.faults]
}

/** Posts the drafts of a month, as they were written. */
async function postDrafts(simulation: SimulationState, month: string) {
  const { drafts } = await openInMonth(simulation, month)
  for (const { id } of drafts)
    accepted(
      simulation,
      'post a draft',
      await simulation.product.request('conta', 'PUT', `/api/accounting/glEntries/${id}`, {
        status: 'posted',
      }),
    )
}
