import { expect, test } from 'vitest'
import { stepBooking } from '../../support/bookings/step-booking.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import type { Paid, Sale } from '../../support/documents/invoicing-business.ts'
import { ivaDifferences } from '../../support/documents/iva-differences.ts'
import { retainedOf, retainingBusiness } from '../../support/documents/retaining-business.ts'

const house = retainingBusiness()
const { server, stay, confirm, deliver, pay, paidStay, soldPass, giveBack, stamp, cancel, read } = house
const { deliveredOrder, booksOf, accountOf, creditOf, query } = house
const { differenceOf } = ivaDifferences(server)

/** Returns a part of the price of a paid sale, which falls by it. */
async function lowerPrice({ paymentId }: Paid, amountCentavos: number): Promise<Sale> {
  const refund = { amountCentavos, method: 'cash', reason: 'Venía roto', lowersPrice: true }
  const { status, body } = await server().request(
    'admin',
    'POST',
    `/api/payments/${paymentId}/refunds`,
    refund,
  )
  expect([status, body.message]).toEqual([201, undefined])
  return { of: 'refunds', id: body.data.payment.id, totalCentavos: amountCentavos }
}

/** ISR that the credit notes of an order take back. */
async function notedIsrOf({ id }: { id: string }) {
  const [row] = await query<{ isr: number }>(
    `select sum(n.isr_retained_centavos)::int as isr from cfdis n join cfdis i on i.id = n.related_to
     where i.order_id = $1 and n.status = 'valid'`,
    [id],
  )
  return row!.isr
}

test('an order that is invoiced again after a return retains the ISR of what is left', async () => {
  const sale = await deliveredOrder()
  expect((await stamp(sale)).status).toBe(201)
  const { balanceCentavos: credit } = await creditOf()
  const refund = await giveBack(sale.paymentId, 5_00)
  const share = Math.round(
    (retainedOf(sale.totalCentavos) * 5_00) / (sale.totalCentavos - retainedOf(sale.totalCentavos)),
  )
  const before = await booksOf(sale)
  expect(before['113.02']).toBe(retainedOf(sale.totalCentavos) - share)
  expect((await cancel(sale, '01')).status).toBe(200)
  expect(await booksOf(sale)).toEqual(before)
  expect((await cancel(sale, '02')).status).toBe(200)
  expect((await stamp(sale)).status).toBe(201)
  expect(await booksOf(sale)).toEqual(before)
  expect((await creditOf()).balanceCentavos).toBe(credit)
  expect((await stamp(refund)).status).toBe(201)
  expect(await differenceOf(sale)).toBeUndefined()
  expect((await read(sale)).isOutdated).toBe(false)
})

test('a stay that is paid again after a refund is invoiced whole once more', async () => {
  const sale = await paidStay()
  await deliver(sale)
  expect((await stamp(sale)).status).toBe(201)
  const refund = await giveBack(sale.paymentId, 200_00)
  expect((await stamp(refund)).status).toBe(201)
  const { leftCentavos } = await accountOf(sale)
  await pay(sale, leftCentavos)
  expect((await read(sale)).isOutdated).toBe(true)
  for (const document of [refund, sale]) expect((await cancel(document, '02')).status).toBe(200)
  const retained = retainedOf(sale.totalCentavos)
  expect((await read(sale)).draft).toMatchObject({
    paymentMethod: 'PUE',
    totalCentavos: sale.totalCentavos - retained,
  })
  expect((await stamp(sale)).status).toBe(201)
  expect((await read(sale)).isOutdated).toBe(false)
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained })
  expect(await differenceOf(sale)).toBeUndefined()
})

test('a company that paid a price after refunds whole has its ISR in its favour', async () => {
  const sale = await paidStay()
  await deliver(sale)
  expect((await stamp(sale)).status).toBe(201)
  expect((await cancel(sale, '02')).status).toBe(200)
  await giveBack(sale.paymentId, 200_00)
  const retained = retainedOf(sale.totalCentavos)
  await pay(sale, retained)
  const { balanceCentavos: credit } = await creditOf()
  const due = sale.totalCentavos - 200_00
  const expectInvoiced = async () => {
    expect((await read(sale)).draft).toMatchObject({ totalCentavos: due - retainedOf(due) })
    expect((await stamp(sale)).status).toBe(201)
    expect((await read(sale)).isOutdated).toBe(false)
    expect((await creditOf()).balanceCentavos - credit).toBe(retainedOf(due))
    expect(await booksOf(sale)).not.toHaveProperty(['105.01'])
  }
  await expectInvoiced()
  expect((await cancel(sale, '02')).status).toBe(200)
  await expectInvoiced()
})

test('a no-show owes the ISR of its cancelled invoice, and its next invoice is the same', async () => {
  const sale = await paidStay()
  await stepBooking(server().database.pool, sale.id, 'no-show')
  const retained = retainedOf(sale.totalCentavos)
  expect((await stamp(sale)).status).toBe(201)
  expect(await booksOf(sale)).not.toHaveProperty(['105.01'])
  expect((await cancel(sale, '02')).status).toBe(200)
  expect(await booksOf(sale)).toMatchObject({ '105.01': retained })
  expect((await stamp(sale)).status).toBe(201)
  expect(await read(sale)).toMatchObject({
    isOutdated: false,
    stamps: [{ totalCentavos: sale.totalCentavos - retained }, {}],
  })
})

test('a pass is invoiced again with the ISR of its cancelled invoice', async () => {
  const pass = await soldPass()
  for (const count of [1, 2]) {
    expect((await stamp(pass)).status).toBe(201)
    const { stamps, isOutdated } = await read(pass)
    expect([isOutdated, stamps.length, stamps[0].totalCentavos]).toEqual([
      false,
      count,
      pass.totalCentavos - retainedOf(pass.totalCentavos),
    ])
    expect((await cancel(pass, '02')).status).toBe(200)
  }
})

test('an order that was refunded before its invoice retains the ISR of what is kept', async () => {
  const sale = await deliveredOrder()
  const refunds = [await lowerPrice(sale, 3_00), await lowerPrice(sale, 2_20)]
  const { balanceCentavos: credit } = await creditOf()
  const retained = retainedOf(sale.totalCentavos)
  const returned = retainedOf(5_20)
  expect((await read(sale)).draft).toMatchObject({ totalCentavos: sale.totalCentavos - retained })
  expect((await stamp(sale)).status).toBe(201)
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained - returned })
  expect((await creditOf()).balanceCentavos - credit).toBe(retained - returned)
  for (const refund of refunds) expect((await stamp(refund)).status).toBe(201)
  expect(await notedIsrOf(sale)).toBe(returned)
  expect(await differenceOf(sale)).toBeUndefined()
  expect((await read(sale)).isOutdated).toBe(false)
})

test('of an order that was refunded whole before its invoice, no ISR stays retained', async () => {
  const sale = await deliveredOrder()
  const refund = await lowerPrice(sale, sale.totalCentavos)
  expect((await stamp(sale)).status).toBe(201)
  expect(await booksOf(sale)).not.toHaveProperty(['113.02'])
  expect((await stamp(refund)).status).toBe(201)
  expect(await notedIsrOf(sale)).toBe(retainedOf(sale.totalCentavos))
  expect(await differenceOf(sale)).toBeUndefined()
})

test('a refund of the fee of a cancelled stay that is invoiced in parts ends its share of the ISR', async () => {
  const sale = await stay()
  await confirm(sale)
  expect((await stamp(sale)).status).toBe(201)
  const paymentId = await pay(sale, 200_00)
  const given = await server().request('marta', 'PUT', `/api/serviceBookings/${sale.id}`, {
    status: 'cancelled',
  })
  expect(given.status).toBe(200)
  const settled = { money: 'keep' }
  expect(
    (await server().request('marta', 'POST', `/api/serviceBookings/${sale.id}/settlements`, settled)).status,
  ).toBe(201)
  expect((await cancel(sale, '01')).status).toBe(200)
  const { leftCentavos } = await accountOf(sale)
  const rest = await pay(sale, leftCentavos)
  await giveBack(paymentId, 150_00)
  for (const id of [paymentId, rest])
    expect((await stamp({ of: 'payments', id, totalCentavos: 0 })).status).toBe(201)
  const [{ isr }] = (await query<{ isr: number }>(
    `select sum(c.isr_retained_centavos)::int as isr from cfdis c join payments p on p.id = c.payment_id
     where p.booking_id = $1 and c.status = 'valid'`,
    [sale.id],
  )) as [{ isr: number }]
  expect(await booksOf(sale)).toMatchObject({ '113.02': isr })
  expect(await accountOf(sale)).toMatchObject({ leftCentavos: 0 })
  expect((await read(sale)).isOutdated).toBe(false)
})

test('the books hold after all of it', () => expectBooksToHold(server()))
