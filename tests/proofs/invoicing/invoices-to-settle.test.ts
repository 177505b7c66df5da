import { dayOf } from '@rumi/contract'
import { expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import { invoicingBusiness, type Sale } from '../../support/documents/invoicing-business.ts'

const { server, stay, confirm, pay, paidStay, soldPass, giveBack, endPass, request, stamp, cancel, read } =
  invoicingBusiness()

const list = async (query: string) => {
  const { status, body } = await server().request('conta', 'GET', `/api/invoicing${query}`)
  expect([status, body.message]).toEqual([200, undefined])
  return body.data.cfdis as { subjectId: string; status: string; missing: object | null }[]
}
/** Pending task of the sale's invoice, equal in the list of all and in the list of pending ones. */
async function leftOf({ id }: Sale) {
  const of = (rows: Awaited<ReturnType<typeof list>>) =>
    rows.find(({ subjectId, status }) => subjectId === id && status === 'valid')?.missing ?? null
  const [all, unsettled] = [of(await list('')), of(await list('?unsettled=true'))]
  expect(unsettled).toEqual(all)
  return all
}
const price = ({ id }: Sale, by: number) =>
  server().database.pool.query('update bookings set total_centavos = total_centavos + $2 where id = $1', [
    id,
    by,
  ])

test('an invoice that differs from the charge is listed until it is replaced', async () => {
  const [sale, other] = [await paidStay(), await paidStay()]
  for (const one of [sale, other]) await request('ana', one)
  expect(await leftOf(sale)).toBeNull()
  await price(sale, 1)
  expect(await leftOf(sale)).toEqual({ isOutdated: true, creditNotes: 0, complements: 0, applications: 0 })
  expect(await leftOf(other)).toBeNull()
  await cancel(sale, '02')
  expect(await leftOf(sale)).toBeNull()
})

test('a refund without its credit note is found, of a stay and of a pass', async () => {
  const sale = await paidStay()
  await request('ana', sale)
  const refunds = [await giveBack(sale.paymentId, 50_00), await giveBack(sale.paymentId, 20_00)]
  expect(await leftOf(sale)).toMatchObject({ isOutdated: false, creditNotes: 2 })
  await stamp(refunds[0]!)
  expect(await leftOf(sale)).toMatchObject({ creditNotes: 1 })
  await stamp(refunds[1]!)
  expect(await leftOf(sale)).toBeNull()

  const pass = await soldPass()
  await request('ana', pass)
  const whole = await endPass(pass)
  expect(await leftOf(pass)).toMatchObject({ creditNotes: 1 })
  await stamp(whole)
  expect(await leftOf(pass)).toBeNull()
})

test('finds a payment without its complement, and one whose complement is too high', async () => {
  const sale = await stay()
  await confirm(sale)
  await request('ana', sale)
  expect(await leftOf(sale)).toBeNull()
  const part: Sale = { of: 'payments', id: await pay(sale, 200_00), totalCentavos: 200_00 }
  expect(await leftOf(sale)).toEqual({ isOutdated: false, creditNotes: 0, complements: 1, applications: 0 })
  await stamp(part)
  expect(await leftOf(sale)).toBeNull()
  const refund = await giveBack(part.id, 50_00)
  expect(await leftOf(sale)).toEqual({ isOutdated: false, creditNotes: 0, complements: 1, applications: 0 })
  await stamp(refund)
  expect(await leftOf(sale)).toBeNull()
})

async function issueGlobal(): Promise<Sale> {
  const { body, status } = await server().request('conta', 'POST', '/api/invoicing/globals', {
    periodicity: 'day',
    day: dayOf(now()),
  })
  expect([status, body.message]).toEqual([201, undefined])
  return { of: 'globals', id: body.data.global.id, totalCentavos: 0 }
}

test('a global invoice has what is left of all its sales', async () => {
  const [one, two] = [await paidStay(), await paidStay()]
  const global = await issueGlobal()
  expect(await leftOf(global)).toBeNull()
  await price(one, 1)
  const refund = await giveBack(two.paymentId, 10_00)
  expect(await leftOf(global)).toEqual({ isOutdated: true, creditNotes: 1, complements: 0, applications: 0 })
  await stamp(refund)
  expect(await leftOf(global)).toEqual({ isOutdated: true, creditNotes: 0, complements: 0, applications: 0 })
})

/** A sale in a global invoice, of which 58 pesos went back with a credit note and a part was charged again, after which the note is cancelled. */
async function chargedAgain(centavos: number) {
  const sale = await paidStay()
  const global = await issueGlobal()
  const refund = await giveBack(sale.paymentId, 58_00)
  expect((await stamp(refund)).status).toBe(201)
  await pay(sale, centavos)
  expect(await leftOf(global)).toMatchObject({ isOutdated: true, creditNotes: 0 })
  expect((await cancel(refund, '02')).status).toBe(200)
  return { sale, global, refund }
}

test('a refund of a sale in a global invoice that is charged again needs no credit note', async () => {
  const { global, refund } = await chargedAgain(58_00)
  expect(await leftOf(global)).toBeNull()
  expect((await stamp(refund)).body.message).toBe(
    'Lo que se devolvió se volvió a cobrar: no lleva nota de crédito.',
  )
})

test('the credit note of a refund that is charged again in part takes back the other part', async () => {
  const { sale, global, refund } = await chargedAgain(20_00)
  expect(await leftOf(global)).toMatchObject({ isOutdated: false, creditNotes: 1 })
  expect((await read(sale)).refunds).toMatchObject([{ draft: { totalCentavos: 38_00 } }])
  expect((await stamp(refund)).status).toBe(201)
  expect(await leftOf(global)).toBeNull()
})
