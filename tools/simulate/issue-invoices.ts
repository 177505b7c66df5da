import type { Invoicing } from '@rumi/contract'
import type { Pool } from 'pg'
import {
  cancelDependants,
  settleInvoice,
  type RequestInvoicing,
  type InvoicedSale,
} from '../../tests/support/documents/settle-invoices.ts'
import { brokenInvoices, salesToCredit } from '../../tests/support/documents/sums-of-invoices.ts'
import type { SatDocuments } from './books/sat-documents.ts'
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

/** Requests of the bookkeeper; what is about to be stamped is read before. */
const invoicingOf =
  ({ product, responses }: SimulationState, documents: SatDocuments): RequestInvoicing =>
  async (deed, method, path) => {
    if (method === 'POST') {
      const draft = `/api/invoicing/${path.replace(/requests$/, 'cfdi')}`
      const { status, body } = await product.request('conta', 'GET', draft)
      if (status === 200 && body.includes('Sello=""'))
        documents.check('cfdi', `${path.replaceAll('/', '-')}-${documents.counts.get('draft') ?? 0}`, body)
    }
    const answer = await product.request('conta', method, `/api/invoicing/${path}`)
    if (method !== 'GET') responses.note(deed, answer)
    return answer
  }

/** Of a hundred days, so many on which a client requests an invoice, or that of a deposit, and on which one is cancelled. */
const [invoicePercent, depositPercent, cancelPercent] = [60, 40, 8]

/** Some sales have nothing to invoice, or a client without invoice data. */
const mostTries = 4

type InvoiceBooks = { invoiced: InvoicedSales; documents: SatDocuments }

/** Requests an invoice now and then: of a paid, partly paid or unpaid visit, of an order, or of a pass; and cancels one more rarely. */
export async function requestInvoices(simulation: SimulationState, { invoiced, documents }: InvoiceBooks) {
  const { chance, responses, product } = simulation
  const request = invoicingOf(simulation, documents)
  if (chance.percent(cancelPercent)) await cancelInvoice(simulation, { invoiced, documents })
  if (chance.percent(depositPercent)) await invoiceDeposit(simulation, { request, invoiced })
  if (!chance.percent(invoicePercent)) return
  const listed = async (path: string, many: string): Promise<string[]> => {
    const { body } = await product.request('marta', 'GET', `/api/${path}?limit=20`)
    return (body.data[many] as { id?: string; _id?: string }[]).map(({ id, _id }) => (id ?? _id)!)
  }
  const of = chance.pick(['orders', 'bookings', 'bookings', 'bookings', 'passes'] as const)
  const ids = of === 'bookings' ? [...responses.bookings.keys()].slice(-60) : await listed(of, of)
  for (let tries = 0; ids.length > 0 && tries < mostTries; tries += 1) {
    const sale: InvoicedSale = { of, id: chance.pick(ids) }
    const { status } = await request('invoice a sale', 'POST', `${of}/${sale.id}/requests`)
    if (status < 300) return void invoiced.set(sale.id, sale)
  }
}

/** A client requests the invoice of what was paid before the visit. */
async function invoiceDeposit(
  { responses, chance }: SimulationState,
  { request, invoiced }: { request: RequestInvoicing; invoiced: InvoicedSales },
) {
  const confirmed = [...responses.bookings.values()].filter(({ status }) => status === 'confirmed').slice(-40)
  for (let tries = 0; confirmed.length > 0 && tries < mostTries; tries += 1) {
    const sale: InvoicedSale = { of: 'bookings', id: chance.pick(confirmed).id }
    const { body } = await request('read an invoice', 'GET', `bookings/${sale.id}`)
    const { deposits } = body.data.invoicing as Invoicing
    const deposit = deposits.find(({ draft }) => draft && !draft.receiver.isPublic)
    if (!deposit) continue
    const { status } = await request('invoice a deposit', 'POST', `deposits/${deposit.id}/requests`)
    if (status < 300) invoiced.set(sale.id, sale)
    return
  }
}

/**
 * Cancels an invoice of a sale with its complements and credit notes: with errors and another in its place (01), with errors (02), or as
 * the sale did not take place (03).
 */
async function cancelInvoice(simulation: SimulationState, { invoiced, documents }: InvoiceBooks) {
  const request = invoicingOf(simulation, documents)
  const sales = [...invoiced.values()]
  if (sales.length === 0) return
  const { of, id } = simulation.chance.pick(sales)
  const motive = simulation.chance.pick(['01', '02', '03'] as const)
  if (motive !== '01') await cancelDependants(request, `${of}/${id}`)
  const { status } = await request(
    `cancel an invoice by ${motive}`,
    'DELETE',
    `${of}/${id}/cfdi?motive=${motive}`,
  )
  if (status < 300 && motive !== '01') invoiced.delete(id)
}

/**
 * Before a month is closed: what was invoiced is brought up to date, and what nobody asked an invoice of goes to the public. Answers what is
 * not as it must be.
 */
export async function invoiceMonth(
  simulation: SimulationState,
  { pool, documents }: { pool: Pool; documents: SatDocuments },
  { month, invoiced }: { month: string; invoiced: InvoicedSales },
): Promise<string[]> {
  for (const sale of [...invoiced.values(), ...(await salesToCredit(pool))])
    await settleInvoice(invoicingOf(simulation, documents), sale)
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
