import { addMonths, firstOfMonth, type Invoicing } from '@rumi/contract'
import type { Pool } from 'pg'
import {
  cancelDependants,
  settleInvoice,
  type RequestInvoicing,
  type InvoicedSale,
} from '../../tests/support/documents/settle-invoices.ts'
import { brokenInvoices, salesToCredit } from '../../tests/support/documents/sums-of-invoices.ts'
import { moveOutOfGlobal } from './books/move-out-of-global.ts'
import { refundAcrossMonths } from './books/refund-across-months.ts'
import type { SatDocuments } from './books/sat-documents.ts'
import { requestWanted } from './books/wanted-invoices.ts'
import type { SimulationState } from './simulation-state.ts'

/** The sales that were invoiced by name. */
export type InvoicedSales = Map<string, InvoicedSale>

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
const [invoicePercent, depositPercent, cancelPercent] = [60, 60, 8]

/** On these days of a month a wrong invoice is replaced (01), one of the global invoice is issued by name (04), and money of the month before goes back. */
const [substitutionDays, nominativeDay, refundDay] = [[9, 18, 27], 6, 7]

/** Some sales have nothing to invoice, or a client without invoice data. */
const mostTries = 4

type InvoiceBooks = { pool: Pool; invoiced: InvoicedSales; documents: SatDocuments }

type Today = { day: string; closed: ReadonlyMap<string, unknown> }

/**
 * Requests an invoice now and then: of a paid, partly paid or unpaid visit, of an order, or of a pass; and cancels one more rarely. After a
 * month is closed, clients come back for invoices and money of it. Returns what is not as it must be.
 */
export async function requestInvoices(
  simulation: SimulationState,
  books: InvoiceBooks,
  { day, closed }: Today,
): Promise<string[]> {
  const { chance } = simulation
  const { pool, invoiced } = books
  const request = invoicingOf(simulation, books.documents)
  const dayOfMonth = Number(day.slice(8))
  const month = addMonths(firstOfMonth(day), -1).slice(0, 7)
  if (chance.percent(cancelPercent))
    await cancelInvoice(simulation, books, chance.pick(['02', '03'] as const))
  if (substitutionDays.includes(dayOfMonth)) await cancelInvoice(simulation, books, '01')
  if (chance.percent(depositPercent)) await invoiceDeposit(simulation, { request, invoiced })
  await requestWanted(simulation, { pool, request, invoiced })
  await invoiceAnySale(simulation, { request, invoiced })
  if (!closed.has(month)) return []
  if (dayOfMonth === refundDay) await refundAcrossMonths(simulation, { pool, request, month })
  return dayOfMonth === nominativeDay ? moveOutOfGlobal(simulation, { pool, request, invoiced, month }) : []
}

type Requesting = { request: RequestInvoicing; invoiced: InvoicedSales }

async function invoiceAnySale(simulation: SimulationState, { request, invoiced }: Requesting) {
  const { chance, responses, product } = simulation
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
async function invoiceDeposit({ responses, chance }: SimulationState, { request, invoiced }: Requesting) {
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
async function cancelInvoice(
  simulation: SimulationState,
  { invoiced, documents }: InvoiceBooks,
  motive: '01' | '02' | '03',
) {
  const request = invoicingOf(simulation, documents)
  const sales = [...invoiced.values()]
  if (sales.length === 0) return
  const { of, id } = simulation.chance.pick(sales)
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
