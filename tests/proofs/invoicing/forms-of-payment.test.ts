import { expect, test } from 'vitest'
import { invoicingBusiness, type Paid } from '../../support/documents/invoicing-business.ts'
import { readXml } from '../../support/documents/read-xml.ts'

const { server, stay, confirm, pay, giveBack, stamp, download } = invoicingBusiness()

async function stayPaidBy(method: string): Promise<Paid> {
  const sale = await stay()
  await confirm(sale)
  return { ...sale, paymentId: await pay(sale, sale.totalCentavos, method) }
}
const formOf = async (sale: Parameters<typeof download>[0]) =>
  readXml((await download(sale)).body).attributes.FormaPago

test.each([
  ['cash', '01', '101.01'],
  ['transfer', '03', '102.01'],
  ['card', '04', '102.01'],
  ['debit-card', '28', '102.01'],
  ['voucher', '08', '102.01'],
])('a stay charged by %s is invoiced with the form %s and lies on %s', async (method, form, account) => {
  const sale = await stayPaidBy(method)
  expect(await formOf(sale)).toBe(form)
  const { rows } = await server().database.pool.query(
    `select l.debit_centavos::int as debit from gl_lines l join gl_entries e on e.id = l.entry_id
      join accounts a on a.id = l.account_id where e.booking_id = $1 and a.code = $2`,
    [sale.id, account],
  )
  expect(rows).toEqual([{ debit: sale.totalCentavos }])
  const { body } = await server().request('marta', 'GET', `/api/payments?method=${method}`)
  expect(body.data.payments).toContainEqual(expect.objectContaining({ id: sale.paymentId, method }))
})

test('money of a debit card goes back to it, and its credit note has the same form', async () => {
  const sale = await stayPaidBy('debit-card')
  expect((await stamp(sale)).status).toBe(201)
  expect(await formOf(await giveBack(sale.paymentId, 100_00, 'debit-card'))).toBe('28')
})

test('a credit card that was a debit card is corrected, and the invoice follows', async () => {
  const sale = await stayPaidBy('card')
  const corrected = await server().request('marta', 'POST', `/api/payments/${sale.paymentId}/corrections`, {
    method: 'debit-card',
  })
  expect([corrected.status, corrected.body.message]).toEqual([201, undefined])
  expect(await formOf(sale)).toBe('28')
})

test.each(['check', 'vales', ''])('no payment is made by %j', async (method) => {
  const sale = await stay()
  await confirm(sale)
  const { status, body } = await server().request(
    'marta',
    'POST',
    `/api/serviceBookings/${sale.id}/payments`,
    {
      amountCentavos: 100_00,
      method,
    },
  )
  expect([status, body.issues]).toEqual([400, [expect.objectContaining({ path: 'method' })]])
})
