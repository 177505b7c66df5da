import { addMonths, dayOf, firstOfMonth, formatGlobalPeriod, globalPeriodOf } from '@rumi/contract'
import { expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { invoicingBusiness, partOf, type Sale } from '../../support/documents/invoicing-business.ts'
import { ivaDifferences } from '../../support/documents/iva-differences.ts'
import { readXml } from '../../support/documents/read-xml.ts'
import { amissIn } from '../../support/documents/sat-schemas.ts'
import { ivaWithin } from '../../support/documents/sums-of-documents.ts'

const business = invoicingBusiness()
const { server, stay, confirm, pay, giveBack, request, stamp, download, cancel, read, made } = business
const { differenceOf, issueGlobal } = ivaDifferences(server)
const monthBefore = () => addMonths(firstOfMonth(dayOf(now())), -1)

/** A payment of a part that was received a month ago, as the books say too. */
async function depositOfLastMonth(part = 500_01) {
  const sale = await stay()
  await confirm(sale)
  const paymentId = await pay(sale, part, 'transfer')
  const { pool } = server().database
  await pool.query(`
    alter table payments disable trigger user; alter table gl_entries disable trigger user;
    update payments set received_at = received_at - interval '1 month' where id = '${paymentId}';
    update gl_entries set date = date - interval '1 month' where booking_id = '${sale.id}';
    alter table payments enable trigger user; alter table gl_entries enable trigger user`)
  return { sale, paymentId, part }
}
const globalOf = async (id: string): Promise<Sale> => {
  const { rows } = await server().database.pool.query(
    `select c.global_id as id from invoiced_deposits d join cfdis c on c.id = d.cfdi_id where d.payment_id = $1 and d.is_live`,
    [id],
  )
  return { of: 'globals', id: rows[0].id, totalCentavos: 0 }
}

test('a deposit stands in the global invoice of its month, and the rest in that of the next', async () => {
  const { sale, paymentId, part } = await depositOfLastMonth()
  const last = monthBefore().slice(0, 7)
  expect(await differenceOf(sale, last)).toEqual(['deposit', ivaWithin(part), 0])
  expect((await issueGlobal(monthBefore())).status).toBe(201)
  expect(await differenceOf(sale, last)).toBeUndefined()
  const global = await globalOf(paymentId)
  expect((await read(global)).sales).toMatchObject([{ id: sale.id, totalCentavos: part, isDeposit: true }])
  const xml = readXml((await download(global)).body)
  expect(xml.attributes).toMatchObject({ Total: '500.01' })
  expect((await read(sale)).deposits[0].obstacle).toBe(
    `Ese anticipo ya está en la factura global ${formatGlobalPeriod(globalPeriodOf('month', monthBefore()))}. Cuando se facture la venta a nombre del cliente, un egreso lo saca de ahí.`,
  )
  const rest = sale.totalCentavos - part
  await pay(sale, rest, 'card')
  await issueGlobal()
  expect(made().at(-1)!.requested.items?.at(-1)).toMatchObject({ product: { price: rest / 100 } })
  expect(await differenceOf(sale)).toBeUndefined()
  expect(await differenceOf(sale, last)).toBeUndefined()
  const refund = await giveBack(paymentId, 100_00)
  expect((await stamp(refund)).status).toBe(201)
  expect(made().at(-1)!.requested.related_documents).toEqual([
    { relationship: '01', documents: [made()[0]!.uuid.toUpperCase()] },
  ])
  expect(await read(sale)).toMatchObject({ isOutdated: false })
})

test('a later invoice of the client takes the deposit out of the global invoice', async () => {
  const { sale, paymentId, part } = await depositOfLastMonth()
  await issueGlobal(monthBefore())
  await pay(sale, sale.totalCentavos - part, 'card')
  expect((await request('ana', sale)).status).toBe(201)
  const [globalInvoice, final, egreso] = made()
  expect(final).toMatchObject({
    total: sale.totalCentavos / 100,
    requested: { customer: { tax_id: 'VECJ880326XX1' } },
  })
  expect(final!.requested.related_documents).toBeUndefined()
  expect(egreso).toMatchObject({
    total: part / 100,
    requested: {
      type: 'E',
      payment_form: '30',
      customer: { tax_id: 'XAXX010101000' },
      related_documents: [
        { relationship: '01', documents: [globalInvoice!.uuid.toUpperCase()] },
        { relationship: '07', documents: [final!.uuid.toUpperCase()] },
      ],
    },
  })
  expect(await differenceOf(sale)).toBeUndefined()
  expect(await differenceOf(sale, monthBefore().slice(0, 7))).toBeUndefined()
  expect((await cancel(await globalOf(paymentId), '04')).body.message).toMatch(/ya aplica ese anticipo/)
})

test('a deposit with its own invoice stays out of the global one, which has the rest', async () => {
  const { sale, paymentId, part } = await depositOfLastMonth()
  await request('ana', { of: 'deposits', id: paymentId, totalCentavos: part })
  await issueGlobal(monthBefore())
  expect(made()).toHaveLength(1)
  await pay(sale, sale.totalCentavos - part)
  await issueGlobal()
  expect(made()[1]!.total).toBe((sale.totalCentavos - part) / 100)
  expect(await read(sale)).toMatchObject({ isOutdated: false, global: { periodicity: 'month' } })
})

test('the XML of a global invoice with a deposit follows the schema', async () => {
  const { part } = await depositOfLastMonth(100_01)
  business.provider().faults.lostAnswers.add('create')
  expect((await issueGlobal(monthBefore())).body.code).toBe('stamping-provider-away')
  const { rows } = await server().database.pool.query(
    'select global_id as id from cfdis where global_id is not null order by created_at desc limit 1',
  )
  const xml = readXml((await download({ of: 'globals', id: rows[0].id, totalCentavos: part })).body)
  expect(amissIn(xml, cfdiSchema)).toEqual([])
  expect(partOf(xml, 'Conceptos').children.map(({ attributes }) => attributes)).toMatchObject([
    { ClaveProdServ: '01010101', ClaveUnidad: 'ACT', Descripcion: 'Anticipo' },
  ])
  await issueGlobal(monthBefore())
})
