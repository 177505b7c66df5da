import { beforeEach, expect, test } from 'vitest'
import { invoice, invoicingBusiness, type Sale } from '../../support/documents/invoicing-business.ts'

const { server, provider, changeClient, paidStay, giveBack, stamp, cancel, download, read, made } =
  invoicingBusiness()

beforeEach(() => {
  provider().faults.needsReceiver = false
})

const corrected = { ...invoice, rfc: 'MISC491214B86' }
/** A stay invoiced with an RFC that the client corrects afterwards. */
async function invoicedWrong() {
  const sale = await paidStay()
  expect((await stamp(sale)).status).toBe(201)
  await changeClient({ invoice: corrected })
  return sale
}
const substitute = (sale: Sale, named = '') =>
  server().request('conta', 'DELETE', `/api/invoicing/${sale.of}/${sale.id}/cfdi?motive=01${named}`)
const statuses = async (sale: Sale) =>
  (await read(sale)).stamps.map(({ status }: { status: string }) => status)
const atProvider = () => made().map(({ status, requested }) => [status, requested.customer!.tax_id])

test('motive 01 stamps the substitute with relation 04 and cancels the former by its UUID', async () => {
  const sale = await invoicedWrong()
  const { status, body } = await substitute(sale)
  expect([status, body.data?.stamp]).toMatchObject([200, { status: 'cancelled', cancelMotive: '01' }])
  const [former, later] = made()
  expect(former!.cancellation).toEqual({ motive: '01', substitution: later!.uuid })
  expect(later!.requested).toMatchObject({
    type: 'I',
    customer: { tax_id: corrected.rfc },
    related_documents: [{ relationship: '04', documents: [former!.uuid] }],
  })
  const { stamps } = await read(sale)
  expect(stamps).toMatchObject([
    { status: 'valid', receiverRfc: corrected.rfc, substitutes: stamps[1].id },
    { status: 'cancelled', receiverRfc: invoice.rfc },
  ])
  expect((await download(sale)).body).toContain(later!.uuid)
  expect((await stamp(sale)).body).toContain(later!.uuid)
  expect(made()).toHaveLength(2)
})

test('while the receiver must agree both are valid at SAT, and the later one stands for the sale', async () => {
  const sale = await invoicedWrong()
  provider().faults.needsReceiver = true
  expect((await substitute(sale)).body.data.stamp.status).toBe('cancelling')
  expect(await statuses(sale)).toEqual(['valid', 'cancelling'])
  expect((await substitute(sale)).body.data.stamp.status).toBe('cancelling')
  expect(made()).toHaveLength(2)
  provider().agree(made()[0]!.id, true)
  expect((await substitute(sale)).body.data.stamp.status).toBe('cancelled')
  expect(await statuses(sale)).toEqual(['valid', 'cancelled'])
})

test('a receiver who declines another motive leaves the invoice valid', async () => {
  const sale = await paidStay()
  await stamp(sale)
  provider().faults.needsReceiver = true
  const { id } = made()[0]!
  await cancel(sale, '02')
  provider().agree(id, false)
  const { status, body } = await cancel(sale, '02')
  expect([status, body.message]).toEqual([422, expect.stringContaining('no aceptó la cancelación')])
  expect((await read(sale)).stamps).toMatchObject([{ status: 'valid', cancelMotive: null }])
  expect((await cancel(sale, '02')).body.data.stamp.status).toBe('cancelling')
})

test('a receiver who declines leaves both standing, and the cancellation is requested again', async () => {
  const sale = await invoicedWrong()
  provider().faults.needsReceiver = true
  await substitute(sale)
  const former = made()[0]!
  provider().agree(former.id, false)
  const { status, body } = await substitute(sale)
  expect([status, body.code, body.message]).toEqual([
    422,
    'stamp-refused',
    expect.stringContaining('siguen vigentes la anterior y la nueva'),
  ])
  expect(await statuses(sale)).toEqual(['valid', 'cancelling'])
  expect(former.cancellation_status).toBe('pending')
  provider().agree(former.id, true)
  expect((await substitute(sale)).body.data.stamp.status).toBe('cancelled')
})

test.each(['create', 'xml', 'cancel'] as const)(
  'a substitution whose response to “%s” is lost goes on where it stopped, and stamps once',
  async (which) => {
    const sale = await invoicedWrong()
    provider().faults.lostAnswers.add(which)
    expect((await substitute(sale)).status).toBe(503)
    expect((await substitute(sale)).body.data.stamp.status).toBe('cancelled')
    expect(atProvider()).toEqual([
      ['canceled', invoice.rfc],
      ['valid', corrected.rfc],
    ])
  },
)

test('concurrent substitutions make one substitute', async () => {
  const sale = await invoicedWrong()
  const answers = await Promise.all(Array.from({ length: 4 }, () => substitute(sale)))
  expect(answers.map(({ status }) => status).every((status) => [200, 503].includes(status))).toBe(true)
  expect((await statuses(sale)).filter((status: string) => status === 'valid')).toHaveLength(1)
  expect(atProvider().filter(([status]) => status === 'valid')).toEqual([['valid', corrected.rfc]])
})

test('a repeated press on the former changes nothing, and never replaces its substitute', async () => {
  const sale = await invoicedWrong()
  const [{ id }] = (await read(sale)).stamps
  await substitute(sale, `&stamp=${id}`)
  const again = await substitute(sale, `&stamp=${id}`)
  expect(again.body.data.stamp).toMatchObject({ id, status: 'cancelled' })
  expect(made()).toHaveLength(2)
  const other = await server().request(
    'conta',
    'DELETE',
    `/api/invoicing/${sale.of}/${sale.id}/cfdi?motive=02&stamp=${id}`,
  )
  expect(other.body.code).toBe('not-stamped')
  expect(await statuses(sale)).toEqual(['valid', 'cancelled'])
})

test('a substitute that the provider refuses leaves the invoice as it was', async () => {
  const sale = await invoicedWrong()
  await changeClient({ invoice: { ...corrected, legalName: 'Rechazada' } })
  expect((await substitute(sale)).body.code).toBe('stamp-refused')
  expect(await statuses(sale)).toEqual(['refused', 'valid'])
  expect((await stamp(sale)).body).toContain(made()[0]!.uuid)
  await changeClient({ invoice: corrected })
  expect((await substitute(sale)).body.data.stamp.status).toBe('cancelled')
})

test('a substitution that stopped half-way is finished before another motive', async () => {
  const sale = await invoicedWrong()
  provider().faults.lostAnswers.add('create')
  await substitute(sale)
  const { body } = await cancel(sale, '02')
  expect([body.code, body.message]).toEqual(['stamp-refused', expect.stringContaining('a medias')])
  expect((await substitute(sale)).body.data.stamp.status).toBe('cancelled')
})

test('motive 01 is for the invoice of a sale, and after its credit notes', async () => {
  const sale = await paidStay()
  await stamp(sale)
  const refund = await giveBack(sale.paymentId, 100_00)
  await stamp(refund)
  expect((await substitute(refund)).body.message).toContain('El motivo 01 es solo de la factura de una venta')
  expect((await substitute(sale)).body.message).toContain('notas de crédito')
  await cancel(refund, '02')
  expect((await substitute(sale)).body.data.stamp.status).toBe('cancelled')
})
