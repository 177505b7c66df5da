import { addMonths, dayOf, firstOfMonth } from '@rumi/contract'
import { expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { invoice, partOf, type Sale } from '../../support/documents/invoicing-business.ts'
import { ivaDifferences } from '../../support/documents/iva-differences.ts'
import { company, retainedOf, retainingBusiness } from '../../support/documents/retaining-business.ts'
import { ivaWithin } from '../../support/documents/sums-of-documents.ts'

const house = retainingBusiness()
const { server, stay, confirm, pay, giveBack, request, stamp, cancel, read, made } = house
const { query, booksOf, accountOf, creditOf, soundXml } = house
const { differenceOf, issueGlobal } = ivaDifferences(server)

const depositOf = (id: string): Sale => ({ of: 'deposits', id, totalCentavos: 0 })
const egresoOf = (id: string): Sale => ({ of: 'applications', id, totalCentavos: 0 })

/** Part of a sale that money settles, less its retained ISR. */
function settledBy(moneyCentavos: number) {
  let settled = moneyCentavos
  while (settled - retainedOf(settled) < moneyCentavos) settled += 1
  return settled
}

async function confirmedStay() {
  const sale = await stay()
  await confirm(sale)
  return sale
}
/** Pays a part of a sale, and invoices it as a deposit. */
async function deposit(sale: Sale, part: number) {
  const id = await pay(sale, part, 'transfer')
  const { status, body } = await request('ana', depositOf(id))
  expect([status, body.message]).toEqual([201, undefined])
  return id
}
const receiveAMonthAgo = (paymentId: string) =>
  server().database.pool.query(`
    alter table payments disable trigger user;
    update payments set received_at = received_at - interval '1 month' where id = '${paymentId}';
    alter table payments enable trigger user`)
const lastMonth = () => addMonths(firstOfMonth(dayOf(now())), -1)

/** ISR and totals of the standing documents of a sale, egresos and credit notes below zero. */
async function documentsOf({ id }: Sale) {
  const [row] = await query<{ isr: number; total: number }>(
    `select sum(sign * c.isr_retained_centavos)::int as isr, sum(sign * c.total_centavos)::int as total
     from cfdis c left join payments p on p.id = coalesce(c.refund_id, c.deposit_id, c.applied_id),
       lateral (select case when num_nonnulls(c.refund_id, c.applied_id) = 1 then -1 else 1 end as sign) signed
     where c.status = 'valid' and c.payment_id is null and coalesce(c.booking_id, p.booking_id) = $1`,
    [id],
  )
  return row!
}

test('a deposit states the ISR that the company retains of it, and the invoice of the sale the rest', async () => {
  const sale = await confirmedStay()
  const part = 500_01
  const paymentId = await pay(sale, part, 'transfer')
  const whole = settledBy(part)
  const isr = retainedOf(whole)
  expect((await read(sale)).deposits).toMatchObject([
    {
      depositCentavos: part,
      draft: {
        paymentMethod: 'PUE',
        totalCentavos: part,
        ivaCentavos: ivaWithin(whole),
        retention: { basisPoints: 125, centavos: isr },
      },
    },
  ])
  const cfdi = await soundXml(depositOf(paymentId))
  expect(partOf(cfdi, 'Conceptos').children[0]!.attributes.ClaveProdServ).toBe('84111506')
  expect(Number(partOf(cfdi, 'Impuestos').attributes.TotalImpuestosRetenidos)).toBe(isr / 100)
  expect((await request('ana', depositOf(paymentId))).status).toBe(201)
  expect(made()[0]!.requested.items![0]!.product.taxes).toContainEqual({
    type: 'ISR',
    rate: 0.0125,
    factor: 'Tasa',
    withholding: true,
  })
  for (const who of ['marta', 'ana'] as const)
    expect(await accountOf(sale, who)).toMatchObject({
      leftCentavos: sale.totalCentavos - whole,
      payments: [{}, { method: 'retention', amountCentavos: isr, reference: '1.25 % del anticipo' }],
    })
  expect(await booksOf(sale)).toEqual({
    '102.01': part,
    '113.02': isr,
    '206.01': -(whole - ivaWithin(whole)),
    '208.01': -ivaWithin(whole),
  })
  expect(await differenceOf(sale)).toBeUndefined()

  const retained = retainedOf(sale.totalCentavos)
  await pay(sale, sale.totalCentavos - retained - part, 'transfer')
  await soundXml(sale)
  expect((await request('ana', sale)).status).toBe(201)
  const [, final, egreso] = made()
  expect(final).toMatchObject({
    total: (sale.totalCentavos - retained) / 100,
    requested: { payment_method: 'PUE', related_documents: [{ relationship: '07' }] },
  })
  expect(egreso).toMatchObject({
    total: part / 100,
    requested: { payment_form: '30', items: [{ product: { taxes: [{}, { withholding: true }] } }] },
  })
  expect(await documentsOf(sale)).toEqual({ isr: retained, total: sale.totalCentavos - retained })
  const account = await accountOf(sale)
  expect(account.leftCentavos).toBe(0)
  expect(account.payments.at(-1)).toMatchObject({ amountCentavos: retained - isr, reference: '1.25 %' })
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained, '208.01': -ivaWithin(sale.totalCentavos) })
  expect(await differenceOf(sale)).toBeUndefined()
  expect((await read(sale)).isOutdated).toBe(false)

  for (const [document, left] of [
    [egresoOf(paymentId), 0],
    [sale, retained - isr],
    [depositOf(paymentId), retained],
  ] as const) {
    expect((await cancel(document, '02')).status).toBe(200)
    expect((await accountOf(sale)).leftCentavos).toBe(left)
  }
  expect(await booksOf(sale)).not.toHaveProperty(['113.02'])
})

test('the ISR of deposits that pay a sale whole adds up to that of the sale', async () => {
  const sale = await confirmedStay()
  const retained = retainedOf(sale.totalCentavos)
  // The ISR of each alone is rounded up.
  const part = [...Array(200).keys()]
    .map((more) => 200_00 + more)
    .find((money) => {
      const exact = (settledBy(money) - ivaWithin(settledBy(money))) * 0.0125
      return Math.ceil(exact) - exact < 0.3 && exact % 1 > 0.6
    })!
  for (let paid = 0; paid < 3; paid += 1) await deposit(sale, part)
  const { leftCentavos } = await accountOf(sale)
  await deposit(sale, leftCentavos)
  expect((await documentsOf(sale)).isr).toBe(retained)
  expect((await accountOf(sale)).leftCentavos).toBe(0)
  expect((await request('ana', sale)).status).toBe(201)
  expect(made()[4]!.requested.payment_method).toBe('PUE')
  expect(await documentsOf(sale)).toEqual({ isr: retained, total: sale.totalCentavos - retained })
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained })
  expect(await differenceOf(sale)).toBeUndefined()
})

test('complements of an invoice in parts carry the ISR that its deposits leave', async () => {
  const sale = await confirmedStay()
  await deposit(sale, 333_33)
  const isr = (await documentsOf(sale)).isr
  const retained = retainedOf(sale.totalCentavos)
  expect((await request('ana', sale)).status).toBe(201)
  expect(made()[1]!.requested.payment_method).toBe('PPD')
  expect(await booksOf(sale)).toMatchObject({ '113.02': isr, '105.01.02': retained - isr })
  const rest = (await accountOf(sale)).leftCentavos
  expect(rest).toBe(sale.totalCentavos - retained - 333_33)
  for (const amount of [111_11, rest - 111_11]) {
    const part: Sale = { of: 'payments', id: await pay(sale, amount, 'transfer'), totalCentavos: amount }
    await soundXml(part)
    expect((await stamp(part)).status).toBe(201)
    expect(await differenceOf(sale)).toBeUndefined()
  }
  const [complements] = await query<{ isr: number }>(
    `select sum(c.isr_retained_centavos)::int as isr from cfdis c join payments p on p.id = c.payment_id where p.booking_id = $1`,
    [sale.id],
  )
  expect(complements!.isr).toBe(retained - isr)
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained })
})

test('a refund of a deposit ends its share of the ISR, and the invoice applies what is left', async () => {
  const sale = await confirmedStay()
  await pay(sale, 100_00, 'cash')
  const paymentId = await deposit(sale, 500_00)
  const before = (await documentsOf(sale)).isr
  const refund = await giveBack(paymentId, 200_00)
  const [{ share }] = (await query<{ share: number }>(
    'select isr_retained_centavos::int as share from payments where id = $1',
    [refund.id],
  )) as [{ share: number }]
  expect(share).toBe(Math.round(before * 0.4))
  const note = await soundXml(refund)
  expect(Number(partOf(note, 'Impuestos').attributes.TotalImpuestosRetenidos)).toBe(share / 100)
  expect((await stamp(refund)).status).toBe(201)
  expect(await booksOf(sale)).toMatchObject({ '113.02': before - share })
  const retained = retainedOf(sale.totalCentavos)
  await pay(sale, sale.totalCentavos - retained - 400_00, 'transfer')
  expect((await request('ana', sale)).status).toBe(201)
  expect(made().at(-1)!.total).toBe(300)
  expect(await documentsOf(sale)).toEqual({ isr: retained, total: sale.totalCentavos - retained })
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained })
  expect(await differenceOf(sale)).toBeUndefined()
  const rest = await giveBack(paymentId, 300_00)
  expect((await stamp(rest)).status).toBe(201)
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained - (before - share) })
  expect((await documentsOf(sale)).isr).toBe(retained - (before - share))
})

test('a company that pays the whole price before gets the ISR in its favour', async () => {
  const { balanceCentavos: former } = await creditOf()
  const sale = await confirmedStay()
  await deposit(sale, sale.totalCentavos)
  const retained = retainedOf(sale.totalCentavos)
  expect(made()[0]!.total).toBe((sale.totalCentavos - retained) / 100)
  expect((await creditOf()).balanceCentavos - former).toBe(retained)
  expect((await accountOf(sale)).leftCentavos).toBe(0)
  const { status, body } = await request('ana', sale)
  expect([status, body.message]).toEqual([201, undefined])
  expect(await documentsOf(sale)).toEqual({ isr: retained, total: sale.totalCentavos - retained })
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained, '206.01.02': -retained })
})

test('the invoice of a sale is for the company that retained ISR of its deposits', async () => {
  const sale = await confirmedStay()
  const paymentId = await deposit(sale, 500_00)
  await house.changeClient({ invoice })
  expect((await stamp(sale)).body.message).toBe(
    'Sus anticipos se facturaron a CRO850101SA7, que retuvo ISR de ellos. Factura la venta a ese RFC, o cancela primero la factura de cada anticipo.',
  )
  expect((await cancel(depositOf(paymentId), '02')).status).toBe(200)
  expect((await stamp(sale)).status).toBe(201)
  expect(await booksOf(sale)).not.toHaveProperty(['113.02'])
})

test('a global invoice has the rest of the sale, and no retained ISR', async () => {
  const sale = await confirmedStay()
  const paymentId = await deposit(sale, 500_00)
  await receiveAMonthAgo(paymentId)
  await issueGlobal(lastMonth())
  expect(made()).toHaveLength(1)
  const rest = (await accountOf(sale)).leftCentavos
  await pay(sale, rest, 'card')
  expect((await issueGlobal()).status).toBe(201)
  const prices = made().flatMap(({ requested: { items = [] } }) => items.map(({ product }) => product.price))
  expect(prices).toContain(rest / 100)
  expect(prices).not.toContain((sale.totalCentavos - 500_00 - rest) / 100)
})

test('a refund of a deposit that an invoice in parts applies ends the ISR of the deposit', async () => {
  const sale = await confirmedStay()
  const paymentId = await deposit(sale, 500_00)
  expect((await stamp(sale)).status).toBe(201)
  const refund = await giveBack(paymentId, 500_00)
  for (const document of [egresoOf(paymentId), sale]) expect((await cancel(document, '02')).status).toBe(200)
  expect((await read(sale)).refunds).toMatchObject([{ draft: { totalCentavos: 500_00 } }])
  expect((await stamp(refund)).status).toBe(201)
  expect(await documentsOf(sale)).toEqual({ isr: 0, total: 0 })
  expect(await booksOf(sale)).not.toHaveProperty(['113.02'])
})

test('a refund of a deposit to the public is credited without the ISR of an invoice that no longer stands', async () => {
  const sale = await confirmedStay()
  const paymentId = await pay(sale, 500_00, 'transfer')
  await receiveAMonthAgo(paymentId)
  expect((await issueGlobal(lastMonth())).status).toBe(201)
  const retained = retainedOf(sale.totalCentavos)
  await pay(sale, sale.totalCentavos - 500_00 - retained)
  expect((await stamp(sale)).status).toBe(201)
  const refund = await giveBack(paymentId, 92_30)
  expect((await stamp(refund)).status).toBe(201)
  await pay(sale, (await accountOf(sale)).leftCentavos)
  for (const document of [refund, egresoOf(paymentId), sale])
    expect((await cancel(document, '02')).status).toBe(200)
  expect((await read(sale)).refunds).toMatchObject([{ draft: { totalCentavos: 92_30, retention: null } }])
  expect((await stamp(refund)).status).toBe(201)
  expect((await stamp(sale)).status).toBe(201)
  expect((await read(sale)).isOutdated).toBe(false)
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained })
})

test('a person retains nothing of a deposit', async () => {
  const sale = await confirmedStay()
  await house.changeClient({ invoice })
  const paymentId = await pay(sale, 500_00, 'transfer')
  expect((await read(sale)).deposits[0].draft).toMatchObject({ totalCentavos: 500_00, retention: null })
  expect((await request('ana', depositOf(paymentId))).status).toBe(201)
  expect((await accountOf(sale)).payments).toHaveLength(1)
})

test('a deposit that was invoiced without the ISR is in no invoice in parts of the company', async () => {
  const sale = await confirmedStay()
  await house.changeClient({ invoice })
  await deposit(sale, 500_00)
  await house.changeClient({ invoice: company })
  expect((await stamp(sale)).body.message).toBe(
    'Uno de sus anticipos ya se facturó sin la retención de ISR de esta empresa. Cobra lo que falta y factura la venta pagada completa.',
  )
  const retained = retainedOf(sale.totalCentavos)
  await pay(sale, sale.totalCentavos - 500_00 - retained)
  expect((await stamp(sale)).status).toBe(201)
  expect(await booksOf(sale)).toMatchObject({ '113.02': retained })
  expect((await read(sale)).draft).toMatchObject({ paymentMethod: 'PUE' })
})

test('the books hold after all of it', () => expectBooksToHold(server()))
