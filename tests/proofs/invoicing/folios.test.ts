import { beforeEach, expect, test } from 'vitest'
import { readXml } from '../../support/documents/read-xml.ts'
import { invoice, invoicingBusiness } from '../../support/documents/invoicing-business.ts'

const { server, provider, changeClient, paidStay, giveBack, stay, confirm, pay, stamp, read, made } =
  invoicingBusiness()

beforeEach(async () => {
  Object.assign(provider().faults, { away: false, wrongBy: 0 })
  await useSeries()
})

/** Each test has a series of its own, because numbers of a series go on. */
let series = ''
let used = 0
async function useSeries() {
  series = `T${(used += 1)}`
  const { status } = await server().request('admin', 'PATCH', '/api/settings', { invoiceSeries: series })
  expect(status).toBe(200)
}
const numbersAtProvider = () => made().map(({ requested }) => `${requested.series}-${requested.folio_number}`)

test('invoices are numbered in a row, in their series, and say so everywhere', async () => {
  const sales = [await paidStay(), await paidStay()]
  for (const sale of sales) await stamp(sale)
  expect(numbersAtProvider()).toEqual([`${series}-1`, `${series}-2`])
  expect((await read(sales[1]!)).stamps[0].number).toBe(`${series}-2`)
  const xml = readXml((await stamp(sales[1]!)).body)
  expect(xml.attributes).toMatchObject({ Serie: series, Folio: '2' })
  const pdf = await server().request('ana', 'GET', `/api/invoicing/bookings/${sales[1]!.id}/pdf`)
  expect(pdf.body).toContain(`Folio ${series}-2`)
  const { body } = await server().request('conta', 'GET', '/api/invoicing?status=valid')
  expect(body.data.cfdis[0].number).toBe(`${series}-2`)
})

test('credit notes and complements are numbered in series of their own', async () => {
  const whole = await paidStay()
  await stamp(whole)
  await stamp(await giveBack(whole.paymentId, 100_00))
  const open = await stay()
  await confirm(open)
  await stamp(open)
  const id = await pay(open, 100_00)
  await stamp({ of: 'payments', id, totalCentavos: 100_00 })
  const found = made().map(({ requested }) => requested.series)
  expect(found).toEqual([series, 'NC', series, 'CP'])
})

test('concurrent stamps take each number once and leave none out', async () => {
  const sales = []
  for (let one = 0; one < 6; one += 1) sales.push(await paidStay())
  const answers = await Promise.all(sales.flatMap((sale) => [stamp(sale), stamp(sale)]))
  expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true)
  for (const sale of sales) expect((await stamp(sale)).status).toBe(201)
  const folios = made().map(({ requested }) => requested.folio_number)
  expect(folios.toSorted((one, other) => one! - other!)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a number that the provider refused is the next one given; one that was stamped is not', async () => {
  const [refused, spent, last] = [await paidStay(), await paidStay(), await paidStay()]
  await changeClient({ invoice: { ...invoice, legalName: 'Rechazada' } })
  expect((await stamp(refused)).status).toBe(422)
  expect((await read(refused)).stamps).toMatchObject([{ status: 'refused', number: null }])
  await changeClient({ invoice })
  provider().faults.wrongBy = 0.01
  expect((await stamp(spent)).status).toBe(422)
  expect((await read(spent)).stamps).toMatchObject([{ status: 'refused', number: `${series}-1` }])
  await stamp(last)
  await stamp(refused)
  expect(numbersAtProvider()).toEqual([1, 2, 3].map((folio) => `${series}-${folio}`))
})

test('an attempt without a response keeps its number, also in another series', async () => {
  const sale = await paidStay()
  provider().faults.away = true
  expect((await stamp(sale)).status).toBe(503)
  provider().faults.away = false
  const former = series
  await useSeries()
  expect((await stamp(sale)).status).toBe(201)
  expect(numbersAtProvider()).toEqual([`${former}-1`])
  await stamp(await paidStay())
  expect(numbersAtProvider()).toEqual([`${former}-1`, `${series}-1`])
})

test('the database keeps a number twice in a series out', async () => {
  const [stamped, waiting] = [await paidStay(), await paidStay()]
  await stamp(stamped)
  provider().faults.away = true
  await stamp(waiting)
  const taken = 'update cfdis set folio = 1 where booking_id = $1'
  await expect(server().database.pool.query(taken, [waiting.id])).rejects.toThrow('cfdis_one_per_folio')
})
