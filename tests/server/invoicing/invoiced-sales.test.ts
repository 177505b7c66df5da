import { expect, test, vi } from 'vitest'
import {
  centavos,
  invoice,
  invoicingBusiness,
  type Sale,
} from '../../support/documents/invoicing-business.ts'
import { readXml } from '../../support/documents/read-xml.ts'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { amissIn } from '../../support/documents/sat-schemas.ts'

const {
  server,
  provider,
  changeClient,
  stay,
  confirm,
  pay,
  paidStay,
  soldPass,
  giveBack,
  request,
  stamp,
  download,
  read,
  made,
} = invoicingBusiness()

test.each([
  ['a stay', paidStay, '04'],
  ['a pass', soldPass, '03'],
] as const)(
  '%s that is paid is invoiced by its owner, once, with the data they keep',
  async (_, sell, form) => {
    const sale = await sell()
    const cfdi = readXml((await download(sale)).body)
    expect(amissIn(cfdi, cfdiSchema)).toEqual([])
    expect(cfdi.attributes).toMatchObject({ Serie: 'FAC', MetodoPago: 'PUE', FormaPago: form })
    expect(centavos(cfdi.attributes.Total)).toBe(sale.totalCentavos)
    expect(centavos(cfdi.attributes.SubTotal)).toBe(Math.round((sale.totalCentavos * 100) / 116))
    expect((await download(sale, 'ana')).body.code).toBe('nothing-to-invoice')

    const answers = await Promise.all([request('ana', sale), request('ana', sale), request('ana', sale)])
    expect(answers.map(({ status }) => status).every((status) => status === 201 || status === 503)).toBe(true)
    expect((await request('ana', sale)).body.data.stamp).toMatchObject({
      status: 'valid',
      totalCentavos: sale.totalCentavos,
      receiverRfc: invoice.rfc,
    })
    expect((await stamp(sale, 'marta')).status).toBe(201)
    expect(made()).toMatchObject([
      { requested: { customer: { tax_id: invoice.rfc }, payment_method: 'PUE', use: 'G03' } },
    ])
    expect((await download(sale, 'ana')).body).toContain(made()[0]!.uuid)
    expect((await read(sale, 'ana')).stamps).toMatchObject([{ status: 'valid' }])
    for (const answer of [await request('luis', sale), await download(sale, 'luis')])
      expect(answer.status).toBe(404)
  },
)

const otherRfc = 'MISC491214B86'

test.each([
  ['is paid', async (sale: Sale) => void (await pay(sale, sale.totalCentavos))],
  ['names another RFC', async () => void (await changeClient({ invoice: { ...invoice, rfc: otherRfc } }))],
])(
  'a stamp whose response was lost is cancelled where its sale %s by then, and replaced',
  async (_, change) => {
    const sale = await stay()
    await confirm(sale)
    provider().faults.lostAnswers.add('create')
    expect((await stamp(sale)).status).toBe(503)
    await change(sale)
    const { status, body } = await stamp(sale)
    expect([status, body.code, body.message]).toEqual([
      422,
      'stamp-refused',
      expect.stringContaining('Factura otra vez'),
    ])
    expect((await stamp(sale)).status).toBe(201)
    const [lost, kept] = made()
    expect([lost!.status, kept!.status]).toEqual(['canceled', 'valid'])
    const { stamps } = await read(sale)
    expect(stamps.map((one: { status: string }) => one.status)).toEqual(['valid', 'refused'])
    expect(stamps[0]).toMatchObject({
      uuid: kept!.uuid.toLowerCase(),
      receiverRfc: kept!.requested.customer!.tax_id,
    })
  },
)

test('a stamp made for a former request is not kept for the present one', async () => {
  const sale = await stay()
  await confirm(sale)
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  provider().faults.answersAfter = promise
  const first = stamp(sale)
  await vi.waitFor(() => expect(made()).toHaveLength(1), 10_000)
  await pay(sale, sale.totalCentavos)
  expect((await stamp(sale)).status).toBe(422)
  answer()
  expect((await first).status).toBe(503)
  expect((await read(sale)).stamps).toMatchObject([{ status: 'refused', uuid: null }])
  expect((await stamp(sale)).status).toBe(201)
  expect(made().map((one) => [one.status, one.requested.payment_method])).toEqual([
    ['canceled', 'PPD'],
    ['valid', 'PUE'],
  ])
})

test('requires invoice data of an owner before a request; the desk may still request', async () => {
  await changeClient({ invoice: null })
  const sale = await paidStay()
  const { status, body } = await request('ana', sale)
  expect([status, body.code, body.message]).toEqual([
    422,
    'invoice-data-missing',
    'Faltan los datos de factura. Escríbelos en el perfil y después pide la factura.',
  ])
  expect((await read(sale)).stamps).toEqual([])
  expect((await stamp(sale, 'marta')).status).toBe(201)
  expect(made()).toMatchObject([
    { requested: { customer: { tax_id: 'XAXX010101000' }, global: { periodicity: 'day' } } },
  ])
})

test('to the public only what is paid whole is invoiced', async () => {
  await changeClient({ invoice: null })
  const sale = await stay()
  await confirm(sale)
  await pay(sale, 100_00)
  const { status, body } = await stamp(sale, 'marta')
  expect([status, body.code]).toEqual([422, 'nothing-to-invoice'])
  expect(body.message).toContain('Al público en general se factura lo que ya está pagado completo.')
  expect(await read(sale)).toMatchObject({ draft: null, obstacle: body.message })
  await pay(sale, sale.totalCentavos - 100_00)
  expect((await stamp(sale, 'marta')).status).toBe(201)
})

test('a partly paid sale is PPD; an unconfirmed one, or one paid by a pass, is not invoiced', async () => {
  const sale = await stay()
  await confirm(sale)
  await pay(sale, 100_00)
  const cfdi = readXml((await download(sale)).body)
  expect(cfdi.attributes).toMatchObject({ MetodoPago: 'PPD', FormaPago: '99' })
  expect(centavos(cfdi.attributes.Total)).toBe(sale.totalCentavos)

  const waiting = await stay()
  await server().database.pool.query(`update bookings set awaits = '{}' where id = $1`, [waiting.id])
  expect((await request('ana', waiting)).body).toMatchObject({
    code: 'nothing-to-invoice',
    message: 'Esa reserva falta confirmarla. Se factura cuando esté confirmada.',
  })
  const free = await stay()
  await confirm(free)
  await server().database.pool.query('update bookings set total_centavos = 0 where id = $1', [free.id])
  expect((await stamp(free)).body).toMatchObject({
    code: 'nothing-to-invoice',
    message: 'No queda nada que facturar de esa reserva. Si la pagó un pase, factura el pase.',
  })
})

test('a stay that was given up is invoiced by what is kept of it', async () => {
  const sale = await paidStay()
  await server().request('marta', 'PUT', `/api/serviceBookings/${sale.id}`, {
    status: 'cancelled',
    money: 'keep',
  })
  expect(centavos(readXml((await download(sale)).body).attributes.Total)).toBe(sale.totalCentavos)
  const free = await paidStay()
  await server().request('marta', 'PUT', `/api/serviceBookings/${free.id}`, {
    status: 'cancelled',
    money: 'return',
  })
  expect((await download(free)).body.code).toBe('nothing-to-invoice')
})

test('the books list every document with what it is of and whose, by its state', async () => {
  const [sale, pass] = [await paidStay(), await soldPass()]
  await request('ana', sale)
  provider().faults.lostAnswers.add('create')
  await request('ana', pass)
  const refund = await giveBack(sale.paymentId, 50_00)
  await stamp(refund)
  const list = async (query = '') =>
    (await server().request('conta', 'GET', `/api/invoicing${query}`)).body.data.cfdis
  const ids = new Set([sale.id, pass.id, refund.id])
  const found = (await list()).filter(({ subjectId }: { subjectId: string }) => ids.has(subjectId))
  expect(found).toMatchObject([
    { of: 'refunds', status: 'valid', totalCentavos: 50_00 },
    { of: 'passes', status: 'asked', concept: expect.stringContaining('Pase: ') },
    {
      of: 'bookings',
      status: 'valid',
      concept: expect.stringContaining('Nube'),
      clientName: expect.stringContaining('Ana'),
    },
  ])
  const requested = await list('?status=asked')
  expect(requested.map(({ status }: { status: string }) => status)).toEqual(requested.map(() => 'asked'))
  expect(requested[0]).toMatchObject({ of: 'passes', subjectId: pass.id })
})

test('the requester of an invoice is in the audit trail, and an invoice of another price than the stay’s is reported', async () => {
  const sale = await paidStay()
  await request('ana', sale)
  const { stamps, isOutdated } = await read(sale)
  expect(isOutdated).toBe(false)
  const { body } = await server().request('admin', 'GET', `/api/audit?entity=cfdi&id=${stamps[0].id}`)
  expect(body.data.auditEntries.at(-1)).toMatchObject({ action: 'created', actor: { id: server().ids.ana } })
  await server().database.pool.query(
    'update bookings set total_centavos = total_centavos + 100 where id = $1',
    [sale.id],
  )
  expect((await read(sale)).isOutdated).toBe(true)
})
