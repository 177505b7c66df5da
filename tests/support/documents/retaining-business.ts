import { beforeAll, beforeEach, expect } from 'vitest'
import type { DemoName } from '../servers/open-test-server.ts'
import { brokenSums } from './broken-sums.ts'
import { cfdiSchema } from './cfdi-schema.ts'
import { invoice, invoicingBusiness, type Sale } from './invoicing-business.ts'
import { readXml } from './read-xml.ts'
import { amissIn } from './sat-schemas.ts'
import { ivaWithin } from './sums-of-documents.ts'

export const company = {
  ...invoice,
  rfc: 'CRO850101SA7',
  legalName: 'Croquetas del Norte',
  taxRegime: '601',
}

/** ISR retained of a sale: 1.25 % of its subtotal. */
export const retainedOf = (totalCentavos: number) =>
  Math.round((totalCentavos - ivaWithin(totalCentavos)) * 0.0125)

/** Business of a person in RESICO whose client is a company. */
export function retainingBusiness() {
  const business = invoicingBusiness()
  const { server, download } = business
  beforeAll(async () => {
    const person = { rfc: 'VENJ800101AB1', taxRegime: '626', legalName: 'Julia Vela Nava' }
    await server().request('admin', 'PATCH', '/api/settings', person)
  })
  beforeEach(() => business.changeClient({ invoice: company }))

  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server().database.pool.query<Row>(text, values)).rows

  /** Balance that a sale leaves on each account, debits above zero; expects the books to agree with it. */
  async function booksOf({ id }: Sale) {
    const rows = await query<{ code: string; sum: string }>(
      `select a.code, sum(l.debit_centavos - l.credit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
       join accounts a on a.id = l.account_id where e.status = 'posted' and $1 in (e.booking_id, e.order_id)
       group by a.code having sum(l.debit_centavos - l.credit_centavos) <> 0`,
      [id],
    )
    expect(await query('select * from books_differences()')).toEqual([])
    return Object.fromEntries(rows.map(({ code, sum }) => [code, Number(sum)]))
  }
  const accountOf = async ({ id }: Sale, who: DemoName = 'marta') =>
    (await server().request(who, 'GET', `/api/serviceBookings/${id}/payments`)).body.data
  const creditOf = async () =>
    (await server().request('marta', 'GET', `/api/credits/${server().ids.ana}`)).body.data.credit
  /** Expects an unsealed document to follow SAT's schema and sums; returns it. */
  async function soundXml(sale: Sale) {
    const cfdi = readXml((await download(sale)).body)
    expect([amissIn(cfdi, cfdiSchema), brokenSums(cfdi)]).toEqual([[], []])
    return cfdi
  }
  /** Order of a product, paid whole and delivered. */
  async function deliveredOrder() {
    const ordered = await server().request('ana', 'POST', '/api/orders', {
      items: [{ productId: 1, quantity: 1 }],
      delivery: 'pickup',
      payment: 'counter',
    })
    const { _id: id, totalCentavos } = ordered.body.data.order
    const target = { orderId: id }
    const payment = { target, method: 'transfer', amountCentavos: totalCentavos }
    const paid = await server().request('marta', 'POST', '/api/payments', payment)
    await server().request('marta', 'PATCH', `/api/orders/${id}`, { status: 'delivered' })
    const paymentId = paid.body.data.payment.id as string
    return { of: 'orders' as const, id, totalCentavos, target, paymentId }
  }

  return { ...business, deliveredOrder, query, booksOf, accountOf, creditOf, soundXml }
}
