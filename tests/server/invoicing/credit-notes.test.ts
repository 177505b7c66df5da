import { expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import {
  centavos,
  invoice,
  invoicingBusiness,
  ivaOf,
  partOf,
  type Paid,
  type Sale,
} from '../../support/documents/invoicing-business.ts'
import { readXml } from '../../support/documents/read-xml.ts'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { amissIn, entriesSchema } from '../../support/documents/sat-schemas.ts'

const {
  server,
  provider,
  pay,
  paidStay,
  soldPass,
  giveBack,
  endPass,
  request,
  stamp,
  download,
  cancel,
  read,
  made,
} = invoicingBusiness()

/** Of a stay three refunds in three ways; a pass is ended, and what is left of it goes back at once. */
const refundsOf = {
  stay: async (sale: Paid) => [
    await giveBack(sale.paymentId, 33_33),
    await giveBack(sale.paymentId, 7, 'credit'),
    await giveBack(sale.paymentId, 51_01, 'transfer'),
  ],
  pass: async (sale: Paid) => [await endPass(sale)],
}

test.each([
  ['stay', paidStay],
  ['pass', soldPass],
] as const)(
  'each refund of a %s has one credit note, and all of them leave what the books keep of IVA',
  async (kind, sell) => {
    const sale = await sell()
    await stamp(sale)
    const refunds = await refundsOf[kind](sale)
    const parts = refunds.map(({ totalCentavos }) => totalCentavos)
    const before = await read(sale)
    expect(before.refunds.map(({ amountCentavos }: { amountCentavos: number }) => amountCentavos)).toEqual(
      parts,
    )
    expect(before.refunds).toMatchObject(parts.map(() => ({ obstacle: null, stamps: [] })))

    let iva = ivaWithin(sale.totalCentavos)
    const [first] = made()
    for (const refund of refunds) {
      const cfdi = readXml((await download(refund)).body)
      expect(amissIn(cfdi, cfdiSchema)).toEqual([])
      expect(cfdi.attributes).toMatchObject({ TipoDeComprobante: 'E', Serie: 'NC', MetodoPago: 'PUE' })
      expect(centavos(cfdi.attributes.Total)).toBe(refund.totalCentavos)
      const related = partOf(cfdi, 'CfdiRelacionados')
      expect([related.attributes.TipoRelacion, related.children[0]!.attributes.UUID]).toEqual([
        '01',
        first!.uuid,
      ])
      iva -= ivaOf(cfdi)
      const answers = [await stamp(refund), await stamp(refund, 'marta')]
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect(answers[0]!.body).toBe(answers[1]!.body)
    }
    expect(made().map(({ requested }) => requested.type)).toEqual(['I', ...parts.map(() => 'E')])
    expect(made()[1]!.requested).toMatchObject({
      customer: { tax_id: invoice.rfc },
      use: 'G02',
      related_documents: [{ relationship: '01', documents: [first!.uuid] }],
    })
    const after = await read(sale, 'ana')
    expect(after.isOutdated).toBe(false)
    expect(after.refunds).toMatchObject(
      parts.map(() => ({ stamps: [{ status: 'valid', receiverRfc: invoice.rfc }] })),
    )
    expect(await ivaRetained(sale)).toBe(iva)
  },
)

const ivaWithin = (total: number) => total - Math.round((total * 100) / 116)

/** IVA that the books hold for a sale. */
async function ivaRetained({ of, id }: Sale) {
  const column = of === 'passes' ? 'pass_id' : 'booking_id'
  const { rows } = await server().database.pool.query(
    `select sum(l.credit_centavos - l.debit_centavos) as iva from gl_entries e join gl_lines l on l.entry_id = e.id
      join accounts a on a.id = l.account_id where a.code = '208.01' and e.${column} = $1`,
    [id],
  )
  return Number(rows[0].iva)
}

test('a credit note is issued once when its response is lost or it is requested concurrently', async () => {
  const sale = await paidStay()
  await stamp(sale)
  const refund = await giveBack(sale.paymentId, 50_00)
  provider().faults.lostAnswers.add('create')
  expect((await stamp(refund)).body.code).toBe('stamping-provider-away')
  await Promise.all([stamp(refund), stamp(refund), stamp(refund)])
  expect((await stamp(refund)).status).toBe(201)
  expect(made()).toHaveLength(2)
})

test('an order that is returned whole has its credit note, and the entry of the refund names it', async () => {
  const items = [{ productId: 1, quantity: 1 }]
  const { body } = await server().request('ana', 'POST', '/api/orders', {
    items,
    delivery: 'pickup',
    payment: 'counter',
  })
  const order: Sale = { of: 'orders', id: body.data.order._id, totalCentavos: body.data.order.totalCentavos }
  const step = (changes: object) => server().request('marta', 'PATCH', `/api/orders/${order.id}`, changes)
  await step({ status: 'paid', paymentMethod: 'transfer' })
  expect((await request('ana', order)).status).toBe(201)
  expect((await step({ status: 'refunded', money: 'return' })).status).toBe(200)
  const { refunds } = await read(order)
  expect(refunds).toMatchObject([{ amountCentavos: order.totalCentavos, obstacle: null }])
  const note: Sale = { of: 'refunds', id: refunds[0].id, totalCentavos: order.totalCentavos }
  expect((await stamp(note)).status).toBe(201)
  const month = today().slice(0, 7)
  const file = await server().request('conta', 'GET', `/api/accounting/electronic/polizas?month=${month}`)
  const entries = readXml(file.body)
  expect(amissIn(entries, entriesSchema)).toEqual([])
  const named = (uuid: string) =>
    entries.children.filter((entry) => entry.children[0]!.children[0]?.attributes.UUID_CFDI === uuid)
  expect(named(made()[0]!.uuid)).toHaveLength(1)
  expect(named(made()[1]!.uuid)).toHaveLength(1)
})

test('an order of which something went back before is invoiced whole, and what went back credited', async () => {
  const items = [{ productId: 1, quantity: 2 }]
  const { body } = await server().request('ana', 'POST', '/api/orders', {
    items,
    delivery: 'pickup',
    payment: 'counter',
  })
  const { _id: id, totalCentavos } = body.data.order
  const order: Sale = { of: 'orders', id, totalCentavos }
  await server().request('marta', 'PATCH', `/api/orders/${id}`, { status: 'paid', paymentMethod: 'card' })
  const { rows } = await server().database.pool.query('select id from payments where order_id = $1', [id])
  const refund = await giveBack(rows[0].id, 10_00)
  const cfdi = readXml((await download(order)).body)
  expect(cfdi.attributes).toMatchObject({ MetodoPago: 'PUE', FormaPago: '04' })
  expect(centavos(cfdi.attributes.Total)).toBe(totalCentavos)
  await stamp(order)
  expect(await read(order)).toMatchObject({ isOutdated: false, refunds: [{ id: refund.id, obstacle: null }] })
  expect((await stamp(refund)).status).toBe(201)
})

test('no credit note without an invoice, of a correction, or of what went back before the invoice', async () => {
  const sale = await paidStay()
  const early = await giveBack(sale.paymentId, 40_00)
  expect((await stamp(early)).body.message).toBe(
    'Lo que se devolvió no tiene una factura timbrada: no lleva nota de crédito.',
  )
  await stamp(sale)
  expect((await stamp(early)).body.message).toContain('Se devolvió antes de facturar')
  expect((await read(sale)).refunds).toEqual([])
  const other = await soldPass()
  await stamp(other)
  await server().request('marta', 'POST', `/api/payments/${other.paymentId}/corrections`, { method: 'card' })
  expect((await read(other)).refunds).toEqual([])
  const { rows } = await server().database.pool.query('select id from payments where refund_of = $1', [
    other.paymentId,
  ])
  const corrected: Sale = { of: 'refunds', id: rows[0].id, totalCentavos: 0 }
  expect((await stamp(corrected)).body.message).toContain('solo corrige la forma de pago')
})

test('credit that is paid out, and what came beyond what was owed, have no credit note', async () => {
  const sale = await paidStay()
  await stamp(sale)
  const late = await server().request('marta', 'POST', '/api/payments', {
    kind: 'credit',
    target: { bookingId: sale.id },
    method: 'transfer',
    amountCentavos: sale.totalCentavos,
  })
  expect(late.status).toBe(201)
  const left = await giveBack(sale.paymentId, 30_00, 'credit')
  const paidOut = await giveBack(left.id, 30_00)
  expect((await read(sale)).refunds).toMatchObject([{ id: left.id, obstacle: null }])
  for (const id of [late.body.data.payment.id, paidOut.id]) {
    const refused = await stamp({ of: 'refunds', id, totalCentavos: 0 })
    expect(refused.body.message).toContain('Ese dinero no sale de la venta')
  }
  expect((await stamp(left)).status).toBe(201)
})

test('an invoice is cancelled after its credit notes, and a credit note with its motive like an invoice', async () => {
  const sale = await paidStay()
  await stamp(sale)
  const refund = await giveBack(sale.paymentId, 50_00)
  await stamp(refund)
  expect((await cancel(sale)).body).toMatchObject({
    code: 'stamp-refused',
    message: 'Esa factura tiene notas de crédito. Cancélalas primero y después la factura.',
  })
  expect((await cancel(refund)).body.data.stamp).toMatchObject({ status: 'cancelled', cancelMotive: '03' })
  expect((await cancel(sale)).body.data.stamp.status).toBe('cancelled')
  expect(made().map(({ status }) => status)).toEqual(['canceled', 'canceled'])
})

test('a refund that is charged again has no credit note, and one from before is reported', async () => {
  const sale = await paidStay()
  await stamp(sale)
  const refund = await giveBack(sale.paymentId, 50_00)
  await pay(sale, 50_00)
  const again = await giveBack(sale.paymentId, 30_00)
  const chargedAgain = 'Lo que se devolvió se volvió a cobrar: no lleva nota de crédito.'
  expect((await stamp(refund)).body.message).toBe(chargedAgain)
  expect((await stamp(again)).status).toBe(201)
  expect((await read(sale)).isOutdated).toBe(false)
  await pay(sale, 30_00)
  expect((await read(sale)).isOutdated).toBe(true)
  expect((await cancel(again, '02')).status).toBe(200)
  expect(await read(sale)).toMatchObject({
    isOutdated: false,
    refunds: [{ obstacle: chargedAgain }, { obstacle: chargedAgain }],
  })
})

test('the database keeps a second stamp of a stay, a pass or a refund out', async () => {
  const [sale, pass] = [await paidStay(), await soldPass()]
  for (const one of [sale, pass]) await stamp(one)
  const refund = await giveBack(sale.paymentId, 50_00)
  await stamp(refund)
  const again = 'insert into cfdis (booking_id, pass_id, refund_id, related_to, receiver_rfc, total_centavos)'
  for (const column of ['booking_id', 'pass_id', 'refund_id'])
    await expect(
      server().database.pool.query(
        `${again} select booking_id, pass_id, refund_id, related_to, receiver_rfc, 1 from cfdis where ${column} = $1`,
        [{ booking_id: sale.id, pass_id: pass.id, refund_id: refund.id }[column]],
      ),
    ).rejects.toThrow(`cfdis_one_stamp_per_${column.replace('_id', '')}`)
})

test('the database refuses credit notes beyond their invoice, and of another sale', async () => {
  const [sale, other] = [await paidStay(), await paidStay()]
  await stamp(sale)
  await stamp(other)
  const refund = await giveBack(sale.paymentId, 50_00)
  const insert = (invoiceOf: Sale, total: number) =>
    server().database.pool.query(
      `insert into cfdis (refund_id, related_to, receiver_rfc, total_centavos)
        select $1, id, receiver_rfc, $3 from cfdis where booking_id = $2`,
      [refund.id, invoiceOf.id, total],
    )
  await expect(insert(sale, sale.totalCentavos + 1)).rejects.toThrow('credit notes return what')
  await expect(insert(other, 50_00)).rejects.toThrow('credit notes return what')
})
