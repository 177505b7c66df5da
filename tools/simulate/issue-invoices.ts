import type { Pool } from 'pg'
import {
  settleInvoice,
  type RequestInvoicing,
  type InvoicedSale,
} from '../../tests/support/documents/settle-invoices.ts'
import { brokenInvoices, salesToCredit } from '../../tests/support/documents/sums-of-invoices.ts'
import type { SimulationState } from './simulation-state.ts'

/** The sales that were invoiced by name. */
export type InvoicedSales = Map<string, InvoicedSale>

const taxData = {
  rfc: 'VECJ880326XX1',
  legalName: 'Ana Vega Cruz',
  taxRegime: '612',
  postalCode: '06700',
  cfdiUse: 'G03',
}

/** Every second family, and Ana at home, keeps what an invoice needs. */
export async function setTaxData({ product, families }: SimulationState) {
  const { body } = await product.request('ana', 'GET', '/api/auth/me')
  const clients = families.filter((_, turn) => turn % 2 === 0).map(({ ownerId }) => ownerId)
  for (const id of [body.data.user._id, ...clients]) {
    const answer = await product.request('admin', 'PUT', `/api/users/${id}`, { invoice: taxData })
    if (answer.status !== 200) throw new Error(`tax data were answered ${answer.status}`)
  }
}

const invoicingOf =
  ({ product, responses }: SimulationState): RequestInvoicing =>
  async (deed, method, path) => {
    const answer = await product.request('conta', method, `/api/invoicing/${path}`)
    if (method !== 'GET') responses.note(deed, answer)
    return answer
  }

/** Percentage of days on which a client requests an invoice. */
const invoicePercent = 40

/** Requests an invoice now and then: of a paid, partly paid or unpaid visit, or of an order. */
export async function requestInvoices(simulation: SimulationState, invoiced: InvoicedSales) {
  const { chance, responses, product } = simulation
  if (!chance.percent(invoicePercent)) return
  const { body } = await product.request('marta', 'GET', '/api/orders?limit=20')
  const orders = (body.data.orders as { _id: string }[]).map(({ _id: id }) => ({ of: 'orders' as const, id }))
  const bookings = [...responses.bookings.keys()].slice(-60).map((id) => ({ of: 'bookings' as const, id }))
  const sales: InvoicedSale[] = chance.percent(25) ? orders : bookings
  if (sales.length === 0) return
  const sale = chance.pick(sales)
  const { status } = await invoicingOf(simulation)('invoice a sale', 'POST', `${sale.of}/${sale.id}/requests`)
  if (status < 300) invoiced.set(sale.id, sale)
}

/**
 * Before a month is closed: what was invoiced is brought up to date, and what nobody asked an invoice of goes to the public. Answers what is
 * not as it must be.
 */
export async function invoiceMonth(
  simulation: SimulationState,
  pool: Pool,
  month: string,
  invoiced: InvoicedSales,
): Promise<string[]> {
  for (const sale of [...invoiced.values(), ...(await salesToCredit(pool))])
    await settleInvoice(invoicingOf(simulation), sale)
  const requested = { periodicity: 'month', day: `${month}-01` }
  const previewNow = async () => {
    const path = `/api/invoicing/globals?periodicity=month&day=${requested.day}`
    return (await simulation.product.request('conta', 'GET', path)).body.data.preview
  }
  if ((await previewNow()).obstacle === null)
    simulation.responses.note(
      'invoice the public',
      await simulation.product.request('conta', 'POST', '/api/invoicing/globals', requested),
    )
  const { broken, sales } = await brokenInvoices(pool)
  simulation.responses.counts.set('sales in an invoice that stands', sales)
  const left = (await previewNow()).sales
  return left > 0 ? [...broken, `${left} sales of ${month} are in no invoice`] : broken
}
