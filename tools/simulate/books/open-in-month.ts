import {
  dayOf,
  type GlobalPreview,
  type IvaCheck,
  type ListedCfdi,
  type Reconciliation,
  type TerminalBridge,
} from '@rumi/contract'
import type { SimulationState } from '../simulation-state.ts'
import { daysOf } from './buy-from-suppliers.ts'
import { readBooks } from './office-requests.ts'

/** Numbers of open items that the books of a month would lack if closed now, as its page lists them, and what they are read from. */
export async function openInMonth(simulation: SimulationState, month: string) {
  const { from, to } = daysOf(month)
  const read = (path: string) => readBooks(simulation, path)
  const drafts: { id: string }[] = (await read(`/accounting/glEntries?limit=200&status=draft&to=${to}`))
    .glEntries
  const tills: { openedAt: string }[] = [
    ...(await read('/cashDays?limit=200&status=open')).cashDays,
    ...(await read('/cashDays?limit=200&status=counted')).cashDays,
  ]
  const unsettled: ListedCfdi[] = (await read('/invoicing?unsettled=true')).cfdis
  const preview: GlobalPreview = (await read(`/invoicing/globals?periodicity=month&day=${to}`)).preview
  const bank: Reconciliation = (await read(`/accounting/reconciliation?from=${from}&to=${to}`)).reconciliation
  const bridges: TerminalBridge[] = (await read('/accounting/terminals')).bridges
  const withoutCfdi = (await read(`/accounting/expenses?month=${month}&withoutCfdi=true`)).totals
    .count as number
  const iva: IvaCheck = (await read(`/accounting/ivaCheck?month=${month}`)).ivaCheck
  const waiting = bridges.filter(
    ({ payments }) =>
      payments.filter(({ day }) => day <= to).reduce((sum, { amountCentavos }) => sum + amountCentavos, 0) >
      0,
  )
  return {
    drafts,
    unsettled,
    preview,
    iva,
    counts: {
      tills: tills.filter(({ openedAt }) => dayOf(openedAt) <= to).length,
      bankLines: bank.unmatchedLines,
      terminals: waiting.length,
      deposits: preview.deposits.length,
      uninvoiced: preview.obstacle === null ? preview.sales : 0,
      expenses: withoutCfdi,
      drafts: drafts.length,
      invoices: unsettled.length,
      iva: iva.causes.reduce((sum, { count }) => sum + count, 0),
    },
  }
}
