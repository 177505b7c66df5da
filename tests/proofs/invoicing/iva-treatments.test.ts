import { ivaTreatments, type IvaTreatment } from '@rumi/contract'
import fc from 'fast-check'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { brokenSums } from '../../support/documents/broken-sums.ts'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { invoicingBusiness, partOf, type Sale } from '../../support/documents/invoicing-business.ts'
import { ivaDifferences } from '../../support/documents/iva-differences.ts'
import { readXml, type ReadElement } from '../../support/documents/read-xml.ts'
import { amissIn } from '../../support/documents/sat-schemas.ts'
import { ivaWithin } from '../../support/documents/sums-of-documents.ts'

const business = invoicingBusiness()
const { server, stay, confirm, pay, paidStay, soldPass, giveBack, request, stamp, download } = business
const { differenceOf, issueGlobal } = ivaDifferences(server)
const sql = async <Row extends object>(query: string, values: unknown[] = []) =>
  (await server().database.pool.query<Row>(query, values)).rows

/** A product under each treatment. */
const products = new Map<IvaTreatment, number>()
beforeAll(async () => {
  for (const [place, treatment] of ivaTreatments.entries()) {
    const [made] = await sql<{ id: number }>(
      `insert into products (name, price_centavos, category, stock, iva_treatment)
       values ($1, $2, 'Comida', 10000, $1) returning id`,
      [treatment, 9_999 + place * 1_111],
    )
    products.set(treatment, made!.id)
  }
})
afterEach(() => sql(`update services set iva_treatment = 'general'`))

type Bought = { treatment: IvaTreatment; quantity: number }
const post = async (path: string, body: object) => {
  const answer = await server().request('marta', 'POST', `/api${path}`, body)
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return answer.body.data
}

async function order(bought: readonly Bought[]): Promise<Sale> {
  const { body, status } = await server().request('ana', 'POST', '/api/orders', {
    items: bought.map(({ treatment, quantity }) => ({ productId: products.get(treatment), quantity })),
    delivery: 'pickup',
    payment: 'counter',
  })
  expect([status, body.message]).toEqual([201, undefined])
  const { _id: id, totalCentavos } = body.data.order
  return { of: 'orders', id, totalCentavos }
}
const payOrder = async ({ id }: Sale, amountCentavos: number, method = 'cash') =>
  (await post('/payments', { target: { orderId: id }, method, amountCentavos })).payment.id as string
const returnPiece = async ({ id }: Sale, treatment: IvaTreatment): Promise<Sale[]> => {
  const lines = [{ productId: products.get(treatment), quantity: 1, restock: true }]
  const { payments } = await post(`/orders/${id}/returns`, { lines, money: 'return', reason: 'Roto' })
  return payments.map((refund: { id: string; amountCentavos: number }) => ({
    of: 'refunds',
    id: refund.id,
    totalCentavos: refund.amountCentavos,
  }))
}

/** Balance of an account by a sale's entries, debits above zero. */
async function balanceOf({ id }: Sale, code: string) {
  const [row] = await sql<{ sum: string }>(
    `select coalesce(sum(l.debit_centavos - l.credit_centavos), 0) as sum from gl_entries e
     join gl_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
     where e.status = 'posted' and a.code = $2 and $1 in (e.order_id, e.booking_id, e.pass_id)`,
    [id, code],
  )
  return Number(row!.sum)
}

/** Reads a document that follows SAT's schema and sums. */
async function documentOf(sale: Sale, untaxedCentavos = 0) {
  const cfdi = readXml((await download(sale)).body)
  expect([amissIn(cfdi, cfdiSchema), brokenSums(cfdi, untaxedCentavos)]).toEqual([[], []])
  return cfdi
}
const conceptsOf = (cfdi: ReadElement) =>
  partOf(cfdi, 'Conceptos').children.map(({ attributes: { ObjetoImp }, children }) => [
    ObjetoImp,
    children[0]?.children[0]?.children[0]?.attributes.TasaOCuota,
  ])

test('an order of several rates has the IVA of each, which later changes of the catalogue leave as it is', async () => {
  const sale = await order(ivaTreatments.map((treatment) => ({ treatment, quantity: 1 })))
  const [general, sixteen, eight] = [9_999, 11_110, 12_221]
  const iva = ivaWithin(general + sixteen) + (eight - Math.round((eight * 100) / 108))
  const [stored] = await sql<{ iva: string }>('select iva_centavos as iva from orders where id = $1', [
    sale.id,
  ])
  expect(Number(stored!.iva)).toBe(iva)
  await payOrder(sale, 100_00)
  await payOrder(sale, sale.totalCentavos - 100_00)
  await sql(`update products set iva_treatment = '0' where id = $1`, [products.get('8')])
  expect(conceptsOf(await documentOf(sale))).toEqual([
    ['02', '0.160000'],
    ['02', '0.160000'],
    ['02', '0.080000'],
    ['02', '0.000000'],
    ['02', undefined],
    ['01', undefined],
  ])
  await sql(`update products set iva_treatment = '8' where id = $1`, [products.get('8')])
  expect(await balanceOf(sale, '208.01')).toBe(-iva)
  await request('ana', sale)
  expect(await differenceOf(sale)).toBeUndefined()
  // The exempt piece goes back without IVA, that of the general rate with its own.
  for (const [treatment, left] of [
    ['exempt', iva],
    ['general', iva - ivaWithin(general + sixteen) + ivaWithin(sixteen)],
  ] as const) {
    const refunds = await returnPiece(sale, treatment)
    expect(Math.abs((await balanceOf(sale, '208.01')) + left)).toBeLessThanOrEqual(1)
    for (const refund of refunds) expect((await stamp(refund)).status).toBe(201)
    expect(await differenceOf(sale)).toBeUndefined()
  }
})

test('an order that is paid in parts has the IVA of each rate in its complements', async () => {
  const bought = [
    { treatment: 'general', quantity: 2 },
    { treatment: 'exempt', quantity: 1 },
    { treatment: '0', quantity: 3 },
  ] as const
  const sale = await order(bought)
  await request('ana', sale)
  let left = sale.totalCentavos
  for (const part of [1_01, 99_99, left - 101_00]) {
    const id = await payOrder(sale, part, 'transfer')
    const paid: Sale = { of: 'payments', id, totalCentavos: part }
    const payments = partOf(partOf(await documentOf(paid), 'Complemento'), 'Pagos')
    const totals = Object.keys(partOf(payments, 'Totales').attributes)
    expect(totals).toEqual(
      expect.arrayContaining([
        'TotalTrasladosBaseIVA16',
        'TotalTrasladosBaseIVA0',
        'TotalTrasladosBaseIVAExento',
      ]),
    )
    expect((await stamp(paid)).status).toBe(201)
    expect(await differenceOf(sale)).toBeUndefined()
    left -= part
  }
  expect(await balanceOf(sale, '208.01')).toBe(-ivaWithin(2 * 9_999))
})

test('services and passes keep the treatment they were sold with, in the books and on their invoices', async () => {
  await sql(`update services set iva_treatment = 'exempt'`)
  const [exempt, pass] = [await paidStay(), await soldPass()]
  await sql(`update services set iva_treatment = '8'`)
  const border = await stay()
  await confirm(border)
  const paymentId = await pay(border, border.totalCentavos)
  const eight = border.totalCentavos - Math.round((border.totalCentavos * 100) / 108)
  for (const [sale, iva, concept] of [
    [exempt, 0, ['02', undefined]],
    [pass, 0, ['02', undefined]],
    [border, eight, ['02', '0.080000']],
  ] as const) {
    expect(conceptsOf(await documentOf(sale))).toEqual([concept])
    expect((await balanceOf(sale, '208.01')) + iva).toBe(0)
    await request('ana', sale)
    expect(await differenceOf(sale)).toBeUndefined()
  }
  expect((await stamp(await giveBack(paymentId, 33_33))).status).toBe(201)
  expect(await differenceOf(border)).toBeUndefined()
})

test('the office sets the IVA of products and services; quotes, orders and receipts state it', async () => {
  const [service] = await sql<{ id: string }>(
    `select id from services where type = 'Hotel' order by created_at limit 1`,
  )
  const change = (method: 'PUT' | 'PATCH', path: string, ivaTreatment: string) =>
    server().request('admin', method, `/api${path}`, { ivaTreatment })
  expect((await change('PATCH', `/products/${products.get('0')}`, '11')).body.issues).toMatchObject([
    { path: 'ivaTreatment', message: 'Elige el IVA de la lista.' },
  ])
  const product = await change('PATCH', `/products/${products.get('0')}`, '8')
  expect(product.body.data.product).toMatchObject({ ivaTreatment: '8' })
  expect((await change('PUT', `/services/${service!.id}`, 'exempt')).body.data.service).toMatchObject({
    ivaTreatment: 'exempt',
  })
  const exempt = await stay()
  const account = (await server().request('marta', 'GET', `/api/serviceBookings/${exempt.id}/payments`)).body
    .data
  expect(account).toMatchObject({ ivaPercent: 0, ivaCentavos: 0, subtotalCentavos: exempt.totalCentavos })
  const sale = await order([
    { treatment: 'general', quantity: 1 },
    { treatment: '0', quantity: 1 },
  ])
  expect(
    (await server().request('ana', 'GET', `/api/orders/${sale.id}`)).body.data.order.ivaPercent,
  ).toBeNull()
  const payment = await payOrder(sale, sale.totalCentavos)
  const { receipt } = (await server().request('marta', 'GET', `/api/payments/${payment}/receipt`)).body.data
  const eight = sale.totalCentavos - 9_999
  expect(receipt).toMatchObject({
    ivaPercent: null,
    ivaCentavos: ivaWithin(9_999) + eight - Math.round((eight * 100) / 108),
  })
  await change('PATCH', `/products/${products.get('0')}`, '0')
})

const history = fc.record({
  bought: fc.uniqueArray(
    fc.record({ treatment: fc.constantFrom(...ivaTreatments), quantity: fc.integer({ min: 1, max: 4 }) }),
    { selector: ({ treatment }) => treatment, minLength: 1, maxLength: 5 },
  ),
  /** Share of the price in the first payment. */
  first: fc.integer({ min: 1, max: 99 }),
  returned: fc.array(fc.nat(4), { maxLength: 3 }),
  lowered: fc.boolean(),
  isGlobal: fc.boolean(),
})

test('whatever is sold, paid, returned and lowered, IVA of books and documents agrees', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ bought, first, returned, lowered, isGlobal }) => {
      const sale = await order(bought)
      const part = Math.max(1, Math.floor((sale.totalCentavos * first) / 100))
      await payOrder(sale, part)
      await payOrder(sale, sale.totalCentavos - part, 'card')
      await server().request('marta', 'PATCH', `/api/orders/${sale.id}`, { status: 'delivered' })
      const invoiced = isGlobal ? await issueGlobal() : await request('ana', sale)
      expect(invoiced.status).toBe(201)
      expect(await differenceOf(sale)).toBeUndefined()
      const left = new Map(bought.map(({ treatment, quantity }) => [treatment, quantity]))
      let notes = 0
      /** SAT does not accept every IVA for an amount: a note may be a centavo beside the books. */
      const credit = async (refunds: Sale[]) => {
        for (const refund of refunds) expect((await stamp(refund)).status).toBe(201)
        notes += refunds.length
        const [, books = 0, cfdi = 0] = (await differenceOf(sale)) ?? []
        expect(Math.abs(Number(books) - Number(cfdi))).toBeLessThanOrEqual(notes)
      }
      for (const place of returned) {
        const { treatment } = bought[place % bought.length]!
        if (left.get(treatment) === 0) continue
        left.set(treatment, left.get(treatment)! - 1)
        await credit(await returnPiece(sale, treatment))
      }
      const [payment] = await sql<{ id: string; left: string }>(
        `select id, amount_centavos - returned_centavos as left from payments
         where order_id = $1 and kind = 'payment' and amount_centavos > returned_centavos`,
        [sale.id],
      )
      if (lowered && payment) await credit([await giveBack(payment.id, Math.ceil(Number(payment.left) / 3))])
      const { rows: differences } = await server().database.pool.query('select * from books_differences()')
      expect(differences).toEqual([])
    }),
    { numRuns: 4 },
  )
}, 120_000)
