import { dayOf } from '@rumi/contract'
import { expect, test, vi } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import {
  centavos,
  invoice,
  invoicingBusiness,
  partOf,
  type Sale,
} from '../../support/documents/invoicing-business.ts'
import { readXml, type ReadElement } from '../../support/documents/read-xml.ts'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { amissIn } from '../../support/documents/sat-schemas.ts'

const house = invoicingBusiness()
const { server, provider, stay, confirm, pay, paidStay, giveBack } = house
const { request, stamp, download, cancel, read, made } = house

/** A stay that is invoiced in parts, with a first part of it paid before or not at all. */
async function stayInParts(first = 0) {
  const sale = await stay()
  await confirm(sale)
  const paid = first > 0 ? await pay(sale, first, 'transfer') : ''
  expect((await request('ana', sale)).status).toBe(201)
  return { ...sale, first: paymentOf(paid, first) }
}
const paymentOf = (id: string, totalCentavos: number): Sale => ({ of: 'payments', id, totalCentavos })
const payPart = async (sale: Sale, centavosPaid: number, method = 'card') =>
  paymentOf(await pay(sale, centavosPaid, method), centavosPaid)

const paymentsIn = (cfdi: ReadElement) => partOf(partOf(cfdi, 'Complemento'), 'Pagos')
const documentIn = (cfdi: ReadElement) => partOf(partOf(paymentsIn(cfdi), 'Pago'), 'DoctoRelacionado')
const taxIn = (holder: ReadElement, of: 'DR' | 'P') =>
  partOf(partOf(holder, `Impuestos${of}`), `Traslados${of}`).children[0]!.attributes

test('a partly paid sale is invoiced PPD, and each payment has a complement over the remaining amount', async () => {
  const sale = await stayInParts(100_01)
  const [ppd] = made()
  expect(ppd!.requested).toMatchObject({ payment_method: 'PPD', payment_form: '99' })
  const parts = [sale.first, await payPart(sale, 33_33, 'cash')]
  parts.push(await payPart(sale, sale.totalCentavos - 133_34))
  const before = await read(sale)
  expect(before.payments).toMatchObject(
    parts.map(({ id, totalCentavos }) => ({
      id,
      amountCentavos: totalCentavos,
      returnedCentavos: 0,
      stamps: [],
    })),
  )

  let [left, iva] = [sale.totalCentavos, 0]
  for (const [i, part] of parts.entries()) {
    const cfdi = readXml((await download(part)).body)
    expect(amissIn(cfdi, cfdiSchema)).toEqual([])
    expect(cfdi.attributes).toMatchObject({
      TipoDeComprobante: 'P',
      SubTotal: '0',
      Total: '0',
      Moneda: 'XXX',
    })
    expect(cfdi.attributes).not.toHaveProperty('FormaPago')
    expect(cfdi.attributes).not.toHaveProperty('MetodoPago')
    expect(partOf(cfdi, 'Receptor').attributes).toMatchObject({ Rfc: invoice.rfc, UsoCFDI: 'CP01' })
    expect(partOf(cfdi, 'Conceptos').children.map(({ attributes }) => attributes)).toEqual([
      {
        ClaveProdServ: '84111506',
        Cantidad: '1',
        ClaveUnidad: 'ACT',
        Descripcion: 'Pago',
        ValorUnitario: '0',
        Importe: '0',
        ObjetoImp: '01',
      },
    ])
    const payment = partOf(paymentsIn(cfdi), 'Pago')
    expect(payment.attributes).toMatchObject({
      FormaDePagoP: ['03', '01', '04'][i],
      MonedaP: 'MXN',
      TipoCambioP: '1',
    })
    const { attributes: paid } = documentIn(cfdi)
    expect(paid).toMatchObject({
      IdDocumento: ppd!.uuid,
      MonedaDR: 'MXN',
      EquivalenciaDR: '1',
      NumParcialidad: String(i + 1),
      ObjetoImpDR: '02',
    })
    expect([paid.ImpSaldoAnt, paid.ImpPagado, payment.attributes.Monto].map(centavos)).toEqual([
      left,
      part.totalCentavos,
      part.totalCentavos,
    ])
    left -= part.totalCentavos
    expect(centavos(paid.ImpSaldoInsoluto)).toBe(left)
    const [ofDocument, ofPayment] = [taxIn(documentIn(cfdi), 'DR'), taxIn(payment, 'P')]
    const [base, tax] = [centavos(ofDocument.BaseDR), centavos(ofDocument.ImporteDR)]
    expect(base + tax).toBe(part.totalCentavos)
    expect(Math.abs(tax - base * 0.16)).toBeLessThan(1)
    expect([centavos(ofPayment.BaseP), centavos(ofPayment.ImporteP)]).toEqual([base, tax])
    const totals = partOf(paymentsIn(cfdi), 'Totales').attributes
    expect(totals).toEqual({
      TotalTrasladosBaseIVA16: ofDocument.BaseDR,
      TotalTrasladosImpuestoIVA16: ofDocument.ImporteDR,
      MontoTotalPagos: payment.attributes.Monto,
    })
    iva += tax
    const answers = [await stamp(part), await stamp(part, 'marta')]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [201, undefined],
      [201, undefined],
    ])
    expect(answers[0]!.body).toBe(answers[1]!.body)
  }
  expect(left).toBe(0)
  expect(iva).toBe(sale.totalCentavos - Math.round((sale.totalCentavos * 100) / 116))
  expect(made().map(({ requested }) => requested.type)).toEqual(['I', 'P', 'P', 'P'])
  const after = await read(sale, 'ana')
  expect(after.payments.map(({ stamps }: { stamps: { status: string }[] }) => stamps[0]?.status)).toEqual([
    'valid',
    'valid',
    'valid',
  ])
  expect((await download(parts[2]!, 'ana')).body).toContain(made()[3]!.uuid)
  expect((await download(parts[2]!, 'luis')).status).toBe(404)
})

test('paid whole it is PUE by how it was paid, and no payment of it has a complement', async () => {
  const sale = await paidStay()
  await request('ana', sale)
  expect(made()[0]!.requested).toMatchObject({ payment_method: 'PUE', payment_form: '04' })
  expect((await read(sale)).payments).toEqual([])
  const { status, body } = await stamp(paymentOf(sale.paymentId, sale.totalCentavos))
  expect([status, body.code, body.message]).toEqual([
    422,
    'nothing-to-invoice',
    'La factura de esa venta no es en parcialidades (PPD): su pago no lleva complemento.',
  ])
})

test('no complement without an invoice, and none of what is no payment', async () => {
  const sale = await paidStay()
  const { body } = await stamp(paymentOf(sale.paymentId, sale.totalCentavos))
  expect(body.message).toBe('Esa venta no tiene una factura timbrada: su pago no lleva complemento.')
  const refund = await giveBack(sale.paymentId, 10_00)
  expect((await stamp({ ...refund, of: 'payments' })).status).toBe(404)
})

test('a complement is issued once when its response is lost or it is requested concurrently', async () => {
  const sale = await stayInParts()
  const part = await payPart(sale, 50_00)
  provider().faults.lostAnswers.add('create')
  expect((await stamp(part)).body.code).toBe('stamping-provider-away')
  const other = await payPart(sale, 60_00)
  expect((await stamp(other)).body.message).toBe(
    'Otro complemento de esa factura está a medias. Vuelve a intentarlo en ese y después sigue con este.',
  )
  await Promise.all([stamp(part), stamp(part), stamp(part)])
  expect((await stamp(part)).status).toBe(201)
  expect(made()).toHaveLength(2)
})

test('payments that are stamped at the same time are numbered one after the other', async () => {
  const sale = await stayInParts()
  const parts = [await payPart(sale, 50_00), await payPart(sale, 60_00), await payPart(sale, 70_00)]
  const answers = await Promise.all(parts.map((part) => stamp(part)))
  expect(answers.every(({ status }) => [201, 409, 422, 503].includes(status))).toBe(true)
  for (const part of parts) expect((await stamp(part)).status).toBe(201)
  const { rows } = await server().database.pool.query(
    `select c.installment, c.balance_centavos::int as balance, c.total_centavos::int as paid from cfdis c
      where c.related_to = (select id from cfdis where booking_id = $1) order by c.installment`,
    [sale.id],
  )
  let left = sale.totalCentavos
  for (const [i, { installment, balance, paid }] of rows.entries()) {
    expect([installment, balance]).toEqual([i + 1, left])
    left -= paid
  }
  expect(left).toBe(sale.totalCentavos - 180_00)
})

test('one that was stamped over another amount is cancelled at once and refused', async () => {
  const sale = await stayInParts()
  const part = await payPart(sale, 50_00)
  provider().faults.wrongBy = 0.01
  expect((await stamp(part)).body.code).toBe('stamp-refused')
  expect(made()[1]!.status).toBe('canceled')
  expect((await stamp(part)).status).toBe(201)
})

test.each([{ installment: 2 }, { last_balance: 50 }, { amount: 49.99 }, { uuid: crypto.randomUUID() }])(
  'one that was stamped as another part or over another balance is cancelled at once: %j',
  async (other) => {
    const sale = await stayInParts()
    const part = await payPart(sale, 50_00)
    const answered = Promise.withResolvers<void>()
    provider().faults.answersAfter = answered.promise
    const stamping = stamp(part)
    await vi.waitFor(() => expect(made()).toHaveLength(2))
    Object.assign(made()[1]!.requested.complements![0]!.data![0]!.related_documents![0]!, other)
    answered.resolve()
    expect((await stamping).body.code).toBe('stamp-refused')
    expect(made()[1]!.status).toBe('canceled')
    expect((await stamp(part)).status).toBe(201)
  },
)

test('a payment that goes back has its complement cancelled, from the last one on, and one for what is left of it', async () => {
  const sale = await stayInParts()
  const [part, last] = [await payPart(sale, 200_00), await payPart(sale, 100_00)]
  await stamp(part)
  await stamp(last)
  const refund = await giveBack(part.id, 50_00)
  expect((await read(sale)).payments).toMatchObject([{ returnedCentavos: 50_00 }, { returnedCentavos: 0 }])
  expect((await cancel(sale)).body.message).toBe(
    'Esa factura tiene complementos de pago. Cancélalos primero, del último al primero.',
  )
  expect((await cancel(part, '02')).body.message).toBe(
    'Después de ese complemento hay otros. Cancela primero el último.',
  )
  provider().faults.lostAnswers.add('cancel')
  expect((await cancel(last, '02')).status).toBe(503)
  expect((await stamp(await payPart(sale, 10_00))).body.code).toBe('nothing-to-invoice')
  for (const one of [last, part])
    expect((await cancel(one, '02')).body.data.stamp).toMatchObject({
      status: 'cancelled',
      cancelMotive: '02',
    })

  expect(documentIn(readXml((await download(part)).body)).attributes).toMatchObject({
    NumParcialidad: '1',
    ImpPagado: '150.00',
  })
  expect((await stamp(part)).status).toBe(201)
  expect((await stamp(last)).status).toBe(201)
  expect((await stamp(refund)).body.message).toBe(
    'El complemento de ese pago sale por lo que queda de él: lo que se devolvió no lleva nota de crédito.',
  )
  expect((await cancel(part, '04')).body.message).toBe(
    'El motivo 04 es solo de la factura global. Elige 02 o 03.',
  )
})

test('the entry of what was paid online names its complement, whenever its page was opened', async () => {
  const sale = await stayInParts()
  const { pool } = server().database
  const { rows } = await pool.query<{ id: string }>(
    `insert into payments (booking_id, client_id, method, amount_centavos, status, created_at)
     values ($1, $2, 'online', 5000, 'pending', now() - interval '2 days') returning id`,
    [sale.id, server().ids.ana],
  )
  const part = paymentOf(rows[0]!.id, 50_00)
  await pool.query(`update payments set status = 'settled', received_at = now() where id = $1`, [part.id])
  expect((await stamp(part)).status).toBe(201)
  const month = dayOf(now()).slice(0, 7)
  const file = await server().request('conta', 'GET', `/api/accounting/electronic/polizas?month=${month}`)
  const named = readXml(file.body).children.filter((entry) =>
    entry.children[0]!.children.some(({ attributes }) => attributes.UUID_CFDI === made().at(-1)!.uuid),
  )
  expect(named).toHaveLength(1)
})

test('a refund with a credit note leaves the complement as it is', async () => {
  const sale = await stayInParts()
  const part = await payPart(sale, 200_00)
  await stamp(part)
  const refund = await giveBack(part.id, 50_00)
  expect((await stamp(refund)).status).toBe(201)
  expect((await read(sale)).payments).toMatchObject([{ returnedCentavos: 0 }])
  const whole = await payPart(sale, 40_00)
  expect(documentIn(readXml((await download(whole)).body)).attributes).toMatchObject({ NumParcialidad: '2' })
  await giveBack(whole.id, 40_00)
  expect((await stamp(whole)).body.message).toBe('Ese pago se devolvió: no lleva complemento.')
})

test('the database keeps a second complement, a gap and more than was invoiced out', async () => {
  const sale = await stayInParts()
  const [one, two] = [await payPart(sale, 50_00), await payPart(sale, 60_00)]
  await stamp(one)
  const insert = (payment: Sale, part: number, balance: number, total: number) =>
    server().database.pool.query(
      `insert into cfdis (payment_id, related_to, receiver_rfc, installment, balance_centavos, total_centavos)
        select $1, id, receiver_rfc, $3, $4, $5 from cfdis where booking_id = $2`,
      [payment.id, sale.id, part, balance, total],
    )
  const left = sale.totalCentavos - 50_00
  await expect(insert(one, 2, left, 50_00)).rejects.toThrow('cfdis_one_stamp_per_payment')
  await expect(insert(two, 1, left, 60_00)).rejects.toThrow('cfdis_one_complement_per_part')
  await expect(insert(two, 3, left, 60_00)).rejects.toThrow('complements follow each other')
  await expect(insert(two, 2, left + 1, 60_00)).rejects.toThrow('complements follow each other')
  await expect(insert(two, 2, left, 60_01)).rejects.toThrow('complements follow each other')
  await expect(insert(two, 2, 59_99, 60_00)).rejects.toThrow('cfdis_complement_says_its_part')
})
