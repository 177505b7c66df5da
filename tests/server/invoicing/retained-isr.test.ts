import type { TaxSummary } from '@rumi/contract'
import { expect, test } from 'vitest'
import { openDayAfter } from '../../support/bookings/next-open-day.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { invoice, partOf, type Sale } from '../../support/documents/invoicing-business.ts'
import { ivaDifferences, monthOfToday } from '../../support/documents/iva-differences.ts'
import { company, retainedOf, retainingBusiness } from '../../support/documents/retaining-business.ts'
import { ivaWithin } from '../../support/documents/sums-of-documents.ts'

const house = retainingBusiness()
const { server, stay, confirm, pay, paidStay, giveBack, request, stamp, cancel, read, made } = house
const { deliveredOrder, query, booksOf, accountOf, creditOf, soundXml } = house
const { differenceOf } = ivaDifferences(server)

const isr = async () => {
  const { body } = await server().request('conta', 'GET', `/api/reports/taxes?month=${monthOfToday()}`)
  const { figures } = body.data.taxSummary as TaxSummary
  return { retained: figures['isr-retained'], collected: figures['income-collected'] }
}

test('an unpaid sale to a company is owed without the ISR, which its payment and its complement carry', async () => {
  const before = await isr()
  const sale = await stay()
  await confirm(sale)
  const { totalCentavos } = sale
  const retained = retainedOf(totalCentavos)
  const { draft } = await read(sale)
  expect(draft).toMatchObject({
    totalCentavos: totalCentavos - retained,
    ivaCentavos: ivaWithin(totalCentavos),
    retention: { basisPoints: 125, centavos: retained },
  })
  const cfdi = await soundXml(sale)
  const taxes = partOf(cfdi, 'Impuestos')
  expect(Number(taxes.attributes.TotalImpuestosRetenidos)).toBe(retained / 100)
  expect(taxes.children[0]!.children[0]!.attributes).toEqual({
    Impuesto: '001',
    Importe: (retained / 100).toFixed(2),
  })
  expect((await stamp(sale)).status).toBe(201)
  expect(made()[0]!.total).toBe((totalCentavos - retained) / 100)
  expect(made()[0]!.requested.items![0]!.product.taxes).toContainEqual({
    type: 'ISR',
    rate: 0.0125,
    factor: 'Tasa',
    withholding: true,
  })
  for (const who of ['marta', 'ana'] as const) {
    const account = await accountOf(sale, who)
    expect(account.leftCentavos).toBe(totalCentavos - retained)
    expect(account.payments).toMatchObject([
      { method: 'retention', amountCentavos: retained, reference: '1.25 %' },
    ])
  }
  // The ISR of the unpaid part waits in an account beside the receivables.
  expect(await booksOf(sale)).toEqual({ '105.01.02': retained, '206.01': -retained })
  expect((await isr()).retained).toBe(before.retained)

  const net = totalCentavos - retained
  const parts = [Math.round(net / 2), net - Math.round(net / 2)]
  for (const amount of parts) {
    const part: Sale = { of: 'payments', id: await pay(sale, amount, 'transfer'), totalCentavos: amount }
    await soundXml(part)
    expect((await stamp(part)).status).toBe(201)
    expect(await differenceOf(sale)).toBeUndefined()
  }
  const iva = ivaWithin(totalCentavos)
  expect(await booksOf(sale)).toEqual({
    '102.01': net,
    '113.02': retained,
    '206.01': -(totalCentavos - iva),
    '208.01': -iva,
  })
  expect((await accountOf(sale)).leftCentavos).toBe(0)
  const [last] = await query<{ left: string; retained: string }>(
    `select (array_agg(balance_centavos - total_centavos order by installment desc))[1] as left, sum(isr_retained_centavos) as retained
     from cfdis where related_to = (select id from cfdis where booking_id = $1)`,
    [sale.id],
  )
  expect([Number(last!.left), Number(last!.retained)]).toEqual([0, retained])
  const after = await isr()
  expect(after.retained - before.retained).toBe(retained)
  expect(after.collected - before.collected).toBe(totalCentavos - iva)
})

test('a sale paid whole before its invoice leaves the ISR in favour of the client; cancelled, it is owed again', async () => {
  const { balanceCentavos: former } = await creditOf()
  const sale = await paidStay()
  const { totalCentavos } = sale
  const retained = retainedOf(totalCentavos)
  expect((await request('ana', sale)).status).toBe(201)
  expect(made()[0]!.requested).toMatchObject({ payment_method: 'PUE', payment_form: '04' })
  expect((await creditOf()).balanceCentavos - former).toBe(retained)
  expect((await accountOf(sale)).leftCentavos).toBe(0)
  const iva = ivaWithin(totalCentavos)
  expect(await booksOf(sale)).toEqual({
    '102.01': totalCentavos,
    '113.02': retained,
    '206.01.02': -retained,
    '206.01': -(totalCentavos - iva),
    '208.01': -iva,
  })
  expect(await differenceOf(sale)).toBeUndefined()
  expect((await read(sale)).isOutdated).toBe(false)
  expect((await cancel(sale, '02')).status).toBe(200)
  expect((await accountOf(sale)).leftCentavos).toBe(retained)
  expect(await booksOf(sale)).not.toHaveProperty(['113.02'])
  expect((await stamp(sale)).status).toBe(201)
  expect((await accountOf(sale)).leftCentavos).toBe(0)
  expect((await creditOf()).balanceCentavos - former).toBe(retained)
})

test('of a delivered order the ISR is owed again once its invoice is cancelled, until it is paid or invoiced again', async () => {
  /** IVA that an order loses with a part of its price, whose IVA is in proportion. */
  const ivaOfPart = ({ totalCentavos }: Sale, centavos: number) => {
    const iva = ivaWithin(totalCentavos)
    return iva - Math.round(((totalCentavos - centavos) * iva) / totalCentavos)
  }
  const owedOf = async ({ id }: Sale) => {
    const { body } = await server().request('conta', 'GET', '/api/reports/receivables')
    const visits = body.data.receivables.flatMap((one: { visits: object[] }) => one.visits)
    return visits.find((one: { orderId: string }) => one.orderId === id)
  }
  const invoiced = async () => {
    const sale = await deliveredOrder()
    const sold = await booksOf(sale)
    expect((await request('ana', sale)).status).toBe(201)
    const retained = retainedOf(sale.totalCentavos)
    expect(await booksOf(sale)).toMatchObject({ '113.02': retained })
    const invoicedBooks = await booksOf(sale)
    expect((await cancel(sale, '02')).status).toBe(200)
    const { '402.01': discount, '105.01': owed, '209.01': unpaidIva } = await booksOf(sale)
    expect([discount, owed, unpaidIva]).toEqual([undefined, retained, -ivaOfPart(sale, retained)])
    expect(await owedOf(sale)).toMatchObject({
      centavos: retained,
      service: expect.stringMatching(/^Pedido \d+$/),
    })
    return { sale, sold, retained, invoicedBooks }
  }
  const { sale, sold, retained } = await invoiced()
  const rest = { target: sale.target, method: 'transfer', amountCentavos: retained }
  expect((await server().request('marta', 'POST', '/api/payments', rest)).status).toBe(201)
  expect(await owedOf(sale)).toBeUndefined()
  const paidAgain = { '102.01': sale.totalCentavos + retained, '206.01.02': -retained }
  expect(await booksOf(sale)).toEqual({ ...sold, ...paidAgain })

  const again = await invoiced()
  expect((await stamp(again.sale)).status).toBe(201)
  expect(await booksOf(again.sale)).toEqual(again.invoicedBooks)
  expect((await cancel(again.sale, '02')).status).toBe(200)
  // A refund is a discount, also while the ISR is owed.
  await giveBack(again.sale.paymentId, 1_00)
  expect(await booksOf(again.sale)).toMatchObject({
    '105.01': again.retained,
    '402.01': 1_00 - ivaOfPart(again.sale, 1_00),
  })
})

test('a sale paid without the ISR before its invoice is paid at once', async () => {
  const sale = await stay()
  await confirm(sale)
  const retained = retainedOf(sale.totalCentavos)
  await pay(sale, sale.totalCentavos - retained, 'transfer')
  expect((await accountOf(sale)).leftCentavos).toBe(retained)
  expect((await request('ana', sale)).status).toBe(201)
  expect(made()[0]!.requested).toMatchObject({ payment_method: 'PUE', payment_form: '03' })
  expect((await accountOf(sale)).leftCentavos).toBe(0)
})

test('a stay that grows after its invoice in parts retains by that invoice', async () => {
  const sale = await stay()
  await confirm(sale)
  await stamp(sale)
  await pay(sale, sale.totalCentavos / 4)
  const before = await booksOf(sale)
  const [nights] = await query<{ start: string; end: string }>(
    'select start_day::text as start, end_day::text as end from bookings where id = $1',
    [sale.id],
  )
  const { start, end } = nights!
  const longer = { start, end: openDayAfter('Hotel', end) }
  const grown = await server().request('marta', 'PUT', `/api/serviceBookings/${sale.id}`, longer)
  expect(grown.body.data.serviceBooking.totalCentavos).toBeGreaterThan(sale.totalCentavos)
  expect(await booksOf(sale)).toEqual(before)
})

test('a refund ends its share of the ISR, and its credit note carries it back', async () => {
  const sale = await paidStay()
  expect((await request('ana', sale)).status).toBe(201)
  const retained = retainedOf(sale.totalCentavos)
  const half = Math.round((sale.totalCentavos - retained) / 2)
  const refund = await giveBack(sale.paymentId, half)
  const [{ share }] = (await query<{ share: string }>(
    'select isr_retained_centavos as share from payments where id = $1',
    [refund.id],
  )) as [{ share: string }]
  expect(Number(share)).toBe(Math.round((retained * half) / (sale.totalCentavos - retained)))
  const note = await soundXml(refund)
  expect(Number(note.attributes.Total)).toBe(half / 100)
  expect(Number(partOf(note, 'Impuestos').attributes.TotalImpuestosRetenidos)).toBe(Number(share) / 100)
  expect((await stamp(refund)).status).toBe(201)
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained - Number(share) })
  expect(await differenceOf(sale)).toBeUndefined()
  const rest = await giveBack(sale.paymentId, sale.totalCentavos - retained - half)
  await soundXml(rest)
  expect((await stamp(rest)).status).toBe(201)
  expect(await booksOf(sale)).not.toHaveProperty(['113.02'])
  expect(await differenceOf(sale)).toBeUndefined()
})

test('a substitute for a person retains nothing, and the client owes the ISR', async () => {
  const sale = await paidStay()
  expect((await stamp(sale)).status).toBe(201)
  await house.changeClient({ invoice })
  expect((await cancel(sale, '01')).status).toBe(200)
  const retained = retainedOf(sale.totalCentavos)
  expect(made()[1]!.total).toBe(sale.totalCentavos / 100)
  expect((await accountOf(sale)).leftCentavos).toBe(retained)
  expect(await booksOf(sale)).not.toHaveProperty(['113.02'])
})

test('persons retain nothing, nor do companies of a company', async () => {
  await house.changeClient({ invoice })
  const sale = await paidStay()
  expect((await read(sale)).draft).toMatchObject({ totalCentavos: sale.totalCentavos, retention: null })
  await house.changeClient({ invoice: company })
  const settings = (taxRegime: string, rfc: string) =>
    server().request('admin', 'PATCH', '/api/settings', { rfc, taxRegime })
  await settings('601', 'LOM0402291A1')
  expect((await read(sale)).draft).toMatchObject({ totalCentavos: sale.totalCentavos, retention: null })
  await settings('626', 'VENJ800101AB1')
})

test('the desk neither returns nor corrects retained ISR', async () => {
  const sale = await paidStay()
  expect((await request('ana', sale)).status).toBe(201)
  const { payments } = await accountOf(sale)
  const { id } = payments.find(({ method }: { method: string }) => method === 'retention')
  const at = `/api/payments/${id}`
  const refund = await server().request('marta', 'POST', `${at}/refunds`, {
    amountCentavos: 1,
    method: 'cash',
  })
  expect(refund.status).toBe(409)
  const correction = await server().request('marta', 'POST', `${at}/corrections`, { method: 'cash' })
  expect(correction.status).toBeGreaterThanOrEqual(400)
})

test('the books hold after all of it', () => expectBooksToHold(server()))
