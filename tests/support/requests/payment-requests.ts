import { smallestPicture } from '../bookings/smallest-picture.ts'
import { missingId, type RequestContext, type Part } from './request-context.ts'
import { bankRequests } from './bank-requests.ts'
import { stockRequests } from './stock-requests.ts'
import { expenseRequests } from './expense-requests.ts'
import { terminalRequests } from './terminal-requests.ts'
import { tipRequests } from './tip-requests.ts'
import { targets } from './table-targets.ts'
import { checkedInDog } from '../bookings/checked-in-dog.ts'
import { supplierInvoice } from '../documents/supplier-invoice.ts'
import { postEntry } from '../documents/post-entry.ts'
import { taxData } from '../documents/tax-data.ts'

const idOf = async (
  name: 'payments' | 'cashDays' | 'bookings' | 'orders',
  { server, about }: RequestContext,
) => (about === 'missing' ? missingId : targets[name]!.make(server))

/** An order of a house that can invoice it. */
async function invoicedOrder(context: RequestContext): Promise<Part> {
  await context.server.request('admin', 'PATCH', '/api/settings', taxData)
  return { params: { of: 'orders', id: await idOf('orders', context) } }
}

/** One that is paid: what is sold to the public has no invoice before. */
async function paidOrder(context: RequestContext): Promise<Part> {
  const part = await invoicedOrder(context)
  await context.server.request('admin', 'PATCH', `/api/orders/${part.params!.id}`, { status: 'paid' })
  return part
}

/** An order by its own address. */
const ofOrder =
  (made: (context: RequestContext) => Promise<Part>) =>
  async (context: RequestContext): Promise<Part> => ({ params: { id: (await made(context)).params!.id! } })

/** A month with an entry in the books of a house that has an RFC. */
async function monthOfBooks({ server }: RequestContext): Promise<Part> {
  await server.request('admin', 'PATCH', '/api/settings', taxData)
  const entry = await targets.glEntries!.newBody!(server, 'admin')
  const dated = { ...entry, date: '2026-01-15', status: 'posted' }
  await server.request('admin', 'POST', '/api/accounting/glEntries', dated)
  return { query: 'month=2026-01' }
}

const cheque = {
  kind: 'cheque',
  day: '2026-01-15',
  chequeNumber: '1042',
  originClabe: '032180000118359719',
  beneficiary: 'Croquetas del Sur',
  rfc: 'CRO850101SA7',
  amountCentavos: 1,
}

/** A posted entry that took money out of the bank. */
async function paidEntry({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  return postEntry(server, '2026-01-15', [
    ['601.84', 100],
    ['102.01', -100],
  ])
}

/** Reopens every year and month of the books. */
async function openBooks({ server }: RequestContext) {
  await server.database.pool.query('delete from closed_years')
  await server.database.pool.query('delete from closed_months')
}

/** Year with an entry and twelve closed months. */
async function yearToClose(context: RequestContext) {
  const { server } = context
  await openBooks(context)
  const entry = await targets.glEntries!.newBody!(server, 'admin')
  const dated = { ...entry, date: '2001-06-15', status: 'posted' }
  await server.request('admin', 'POST', '/api/accounting/glEntries', dated)
  await server.database.pool.query('insert into closed_months (month, closed_by) values ($1, $2)', [
    '2001-12-01',
    server.ids.admin,
  ])
  return 2001
}

/** The steps of the ledger of payments and of the tills. */
export const paymentRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  ...bankRequests,
  ...stockRequests,
  ...expenseRequests,
  ...terminalRequests,
  ...tipRequests,
  'transferProofs.list': async (context) => ({ query: `bookingId=${await idOf('bookings', context)}` }),
  'transferProofs.upload': async (context) => ({
    query: `bookingId=${await idOf('bookings', context)}`,
    file: smallestPicture,
  }),
  'bookingPayments.list': async (context) => ({ params: { id: await idOf('bookings', context) } }),
  'bookingPayments.record': async (context) => ({
    params: { id: await idOf('bookings', context) },
    body: { amountCentavos: 100_00, method: 'cash' },
  }),
  'bookingPayments.settle': async (context) => ({
    params: { id: await idOf('bookings', context) },
    body: { money: 'credit' },
  }),
  'books.lastDay': async () => ({}),
  'books.trialBalance': async () => ({}),
  'books.incomeStatement': async () => ({}),
  'books.balanceSheet': async () => ({}),
  'books.exportWorkbook': async () => ({ params: { report: 'trial-balance' } }),
  'books.exportCsv': async () => ({ params: { report: 'journal' } }),
  'books.receivables': async () => ({}),
  'books.audit': async () => ({}),
  'books.lastAudit': async () => ({}),
  'books.ivaCheck': monthOfBooks,
  'books.months': async () => ({}),
  'books.ledger': async ({ server, about }) => ({
    params: { id: about === 'missing' ? missingId : await targets.accounts!.make(server) },
  }),
  'books.years': async () => ({}),
  'books.closeYear': async (context) => {
    const year = await yearToClose(context)
    return { body: { year: context.about === 'missing' ? year - 1 : year } }
  },
  'books.reopenYear': async (context) => {
    const year = await yearToClose(context)
    if (context.about !== 'missing')
      await context.server.database.pool.query('insert into closed_years (year, closed_by) values ($1, $2)', [
        year,
        context.server.ids.admin,
      ])
    return { params: { year: String(year) } }
  },
  'books.closeMonth': async (context) => {
    await openBooks(context)
    return { body: { month: '2020-01' } }
  },
  'books.reopenMonth': async (context) => {
    const { server, about } = context
    await openBooks(context)
    if (about !== 'missing')
      await server.database.pool.query('insert into closed_months (month, closed_by) values ($1, $2)', [
        '2020-01-01',
        server.ids.admin,
      ])
    return { params: { month: '2020-01' } }
  },
  'taxes.summary': async () => ({ query: 'month=2026-01' }),
  'taxes.entries': async () => ({ query: 'month=2026-01&figure=iva-collected' }),
  'taxes.setCoefficient': async () => ({ params: { year: '2026' }, body: { coefficient: 0.1234 } }),
  'taxes.suppliers': async () => ({ query: 'month=2026-01' }),
  'taxes.downloadSuppliers': async () => ({ query: 'month=2001-01' }),
  'entryPayments.list': async (context) => ({ params: { id: await paidEntry(context) } }),
  'entryPayments.create': async (context) => ({ params: { id: await paidEntry(context) }, body: cheque }),
  'entryPayments.remove': async (context) => {
    const { server, about } = context
    if (about === 'missing') return { params: { id: missingId } }
    const path = `/api/accounting/glEntries/${await paidEntry(context)}/payments`
    const { body } = await server.request('admin', 'POST', path, cheque)
    return { params: { id: body.data.entryPayment.id } }
  },
  'electronicBooks.accounts': monthOfBooks,
  'electronicBooks.balance': monthOfBooks,
  'electronicBooks.entries': monthOfBooks,
  'invoicing.list': async () => ({}),
  'invoicing.read': invoicedOrder,
  'invoicing.download': paidOrder,
  'invoicing.downloadPdf': paidOrder,
  'invoicing.request': invoicedOrder,
  'invoicing.stamp': invoicedOrder,
  'invoicing.bringBack': async (context) => ({
    ...(await invoicedOrder(context)),
    file: new Blob([supplierInvoice()]),
  }),
  'invoicing.downloadOfOrder': ofOrder(paidOrder),
  'invoicing.stampOrder': ofOrder(invoicedOrder),
  'invoicing.cancel': async (context) => ({ ...(await invoicedOrder(context)), query: 'motive=02' }),
  'invoicing.previewGlobal': async () => ({ query: 'periodicity=month&day=2026-11-24' }),
  'invoicing.issueGlobal': async () => ({ body: { periodicity: 'month', day: '2019-01-01' } }),
  'online.start': async ({ server, about }) => ({
    body: { target: { passId: about === 'missing' ? missingId : server.ids.ana } },
  }),
  'online.ways': async () => ({}),
  'online.notice': async () => ({ body: { type: 'payment', data: { id: '1' } } }),
  'orders.returnLines': async (context) => {
    const { server, about } = context
    const lines = [{ productId: 1, quantity: 1, restock: true }]
    const body = { lines, money: 'return', reason: 'No le gustó' }
    if (about === 'missing') return { params: { id: missingId }, body }
    const id = await targets.orders!.make(server)
    await server.request('admin', 'PATCH', `/api/orders/${id}`, { status: 'paid' })
    const { order } = (await server.request('admin', 'GET', `/api/orders/${id}`)).body.data
    return {
      params: { id },
      body: { ...body, lines: [{ ...lines[0], productId: order.items[0].productId }] },
    }
  },
  'orders.payments': async (context) => ({ params: { id: await idOf('orders', context) } }),
  'payments.toReturn': async () => ({}),
  'payments.due': async ({ server, about }) => ({
    params: { id: about === 'missing' ? missingId : server.ids.ana },
  }),
  'orders.sellAtCounter': async ({ server, about }) => {
    const { body } = await server.request(null, 'GET', '/api/products')
    const [product] = body.data.products.filter((one: { stock: number }) => one.stock > 0)
    const productId = about === 'missing' ? 999_999_999 : product.id
    const payment = { method: 'cash', amountCentavos: product.priceCentavos }
    return { body: { items: [{ productId, quantity: 1 }], payments: [payment] } }
  },
  'checkOuts.create': async ({ server, about }) => {
    const bookingId = about === 'missing' ? missingId : (await checkedInDog(server)).bookingId
    return { body: { bookingIds: [bookingId] } }
  },
  'payments.charge': async ({ server, about }) => {
    const payment = await targets.payments!.newBody!(server, 'admin')
    return {
      body: { payments: [about === 'missing' ? { ...payment, target: { passId: missingId } } : payment] },
    }
  },
  'discounts.charge': async ({ server, about }) => {
    const bookingId = about === 'missing' ? missingId : await targets.bookings!.make(server)
    const discount = {
      reason: 'Cliente frecuente',
      of: [{ target: { bookingId }, amountCentavos: 1_00 }],
    }
    return { body: { discount, payments: [{ target: { bookingId }, method: 'cash', amountCentavos: 1_00 }] } }
  },
  'payments.mailReceipt': async (context) => ({ params: { id: await idOf('payments', context) } }),
  'payments.lastDay': async () => ({}),
  'payments.totals': async () => ({}),
  'payments.refund': async (context) => ({
    params: { id: await idOf('payments', context) },
    body: { amountCentavos: 100_00, reason: 'No vino' },
  }),
  'payments.correct': async (context) => ({
    params: { id: await idOf('payments', context) },
    body: { method: 'card' },
  }),
  'payments.receipt': async (context) => ({ params: { id: await idOf('payments', context) } }),
  'payments.credit': async ({ server, about }) => ({
    params: { id: about === 'missing' ? missingId : server.ids.ana },
  }),
  'cashDays.move': async (context) => ({
    params: { id: await idOf('cashDays', context) },
    body: { kind: 'out', amountCentavos: 100_00, reason: 'Al banco' },
  }),
  'cashDays.report': async (context) => ({ params: { id: await idOf('cashDays', context) } }),
}
