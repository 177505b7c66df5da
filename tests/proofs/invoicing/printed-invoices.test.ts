import { expect, test } from 'vitest'
import { invoicingBusiness, type Sale } from '../../support/documents/invoicing-business.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'

const fast = { tries: 3, firstDelaySeconds: 0, pollEverySeconds: 0.5 }
const business = invoicingBusiness({ pace: fast })
const { server, provider, changeClient, stay, confirm, pay, paidStay, giveBack, stamp, made } = business

const pdf = (sale: Sale, who: 'ana' | 'luis' | 'marta' = 'ana') =>
  server().request(who, 'GET', `/api/invoicing/${sale.of}/${sale.id}/pdf`)

/** Mails that carry a stamped document, since the last call. */
async function invoiceMails() {
  reported ??= mailsSince(server())
  const { mails } = await reported(server().ids.ana)
  return mails.filter((mail) => mail.includes('Content-Type: application/xml'))
}
let reported: ReturnType<typeof mailsSince> | undefined

test('only the owner and the desk download the PDF of a stamped invoice', async () => {
  const sale = await paidStay()
  expect((await pdf(sale)).body.code).toBe('nothing-to-invoice')
  await stamp(sale)
  for (const who of ['ana', 'marta'] as const) {
    const { status, headers, body } = await pdf(sale, who)
    const uuid = made()[0]!.uuid
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toBe(`attachment; filename="${uuid.toLowerCase()}.pdf"`)
    expect(body).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
    expect(body).toContain(uuid)
  }
  expect((await pdf(sale, 'luis')).status).toBe(404)
})

test('a page of a proxy is never handed over as the PDF', async () => {
  const sale = await paidStay()
  await stamp(sale)
  await invoiceMails()
  provider().faults.garbledAnswers.add('pdf')
  expect((await pdf(sale)).body.code).toBe('stamping-provider-away')
  expect((await pdf(sale)).status).toBe(200)
})

test('an invoice, its credit note and its complement are mailed once each, with XML and PDF', async () => {
  await invoiceMails()
  const sale = await stay()
  await confirm(sale)
  await stamp(sale)
  await Promise.all([stamp(sale), stamp(sale)])
  const [mail, ...others] = await invoiceMails()
  const { uuid } = made()[0]!
  expect(others).toEqual([])
  expect(mail).toMatch(/^To: .*ana@demo\.rumi\.mx/m)
  // Encoded where its day has an accent.
  expect(mail).toMatch(/^Subject: (?:Tu factura: |=\?UTF-8\?Q\?Tu_factura=3A_)/m)
  expect(mail).toContain(`filename=${uuid.toLowerCase()}.xml`)
  expect(mail).toContain(`filename=${uuid.toLowerCase()}.pdf`)
  expect(mail).toContain(Buffer.from('%PDF-1.4').toString('base64').slice(0, 10))
  const paymentId = await pay(sale, sale.totalCentavos)
  await stamp({ of: 'payments', id: paymentId, totalCentavos: sale.totalCentavos })
  const [complement] = await invoiceMails()
  expect(complement).toContain('complemento de pago')
  const whole = await paidStay()
  await stamp(whole)
  const paid = await server().request('marta', 'GET', `/api/serviceBookings/${whole.id}/payments`)
  await stamp(await giveBack(paid.body.data.payments.at(-1).id, 100_00))
  const subjects = (await invoiceMails()).map((one) => /^Subject: .*/m.exec(one)![0])
  expect(subjects).toHaveLength(2)
})

test('the mail waits for a PDF that is away, and is sent once', async () => {
  await invoiceMails()
  const sale = await paidStay()
  provider().faults.lostAnswers.add('pdf')
  await stamp(sale)
  expect(await invoiceMails()).toHaveLength(1)
})

test('an invoice to the public is not mailed', async () => {
  await invoiceMails()
  await changeClient({ invoice: null })
  await stamp(await paidStay())
  expect(await invoiceMails()).toEqual([])
})
