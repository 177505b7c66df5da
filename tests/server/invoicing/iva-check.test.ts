import { addMonths, dayOf, firstOfMonth } from '@rumi/contract'
import { expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import { invoicingBusiness, type Sale } from '../../support/documents/invoicing-business.ts'
import { ivaDifferences, monthOfToday } from '../../support/documents/iva-differences.ts'
import { ivaWithin } from '../../support/documents/sums-of-documents.ts'

const business = invoicingBusiness()
const { server, stay, confirm, pay, paidStay, soldPass, giveBack, request, stamp, cancel } = business

const { checkOf, differenceOf, issueGlobal } = ivaDifferences(server)
const monthBefore = () => addMonths(firstOfMonth(dayOf(now())), -1).slice(0, 7)

test('a payment without a CFDI differs by its IVA until it is invoiced, and again once that is cancelled', async () => {
  const sale = await paidStay()
  const iva = ivaWithin(sale.totalCentavos)
  expect(await differenceOf(sale)).toEqual(['deposit', iva, 0])
  await request('ana', sale)
  expect(await differenceOf(sale)).toBeUndefined()
  await cancel(sale)
  expect(await differenceOf(sale)).toEqual(['cancelled', iva, 0])
  await request('ana', sale)
  expect(await differenceOf(sale)).toBeUndefined()
})

test('a refund without a credit note is a CFDI without payment', async () => {
  const sale = await paidStay()
  await request('ana', sale)
  const refund = await giveBack(sale.paymentId, 33_33)
  const iva = ivaWithin(sale.totalCentavos)
  expect(await differenceOf(sale)).toEqual(['without-payment', ivaWithin(sale.totalCentavos - 33_33), iva])
  await stamp(refund)
  expect(await differenceOf(sale)).toBeUndefined()
})

test('an invoice in parts counts by its complements alone', async () => {
  const sale = await stay()
  await confirm(sale)
  await request('ana', sale)
  expect(await differenceOf(sale)).toBeUndefined()
  for (const part of [100_01, 33_33]) {
    const id = await pay(sale, part, 'transfer')
    expect((await differenceOf(sale))?.[0]).toBe('without-cfdi')
    expect((await stamp({ of: 'payments', id, totalCentavos: part })).status).toBe(201)
    expect(await differenceOf(sale)).toBeUndefined()
  }
})

test('sales of a global invoice agree one by one in the month of its period', async () => {
  const sales: Sale[] = [await paidStay(), await soldPass()]
  const causes = await Promise.all(sales.map(async (sale) => (await differenceOf(sale))?.[0]))
  expect(causes).toEqual(['deposit', 'without-cfdi'])
  expect((await issueGlobal()).status).toBe(201)
  for (const sale of sales) expect(await differenceOf(sale)).toBeUndefined()
})

test('a CFDI of another month than its payment differs in both months', async () => {
  const sale = await paidStay()
  await request('ana', sale)
  await server().database.pool.query(`
    alter table cfdis disable trigger cfdis_stamped_never_change;
    update cfdis set stamped_at = stamped_at - interval '1 month' where booking_id = '${sale.id}';
    set constraints all immediate;
    alter table cfdis enable trigger cfdis_stamped_never_change`)
  const iva = ivaWithin(sale.totalCentavos)
  expect(await differenceOf(sale)).toEqual(['other-month', iva, 0])
  expect(await differenceOf(sale, monthBefore())).toEqual(['other-month', 0, iva])
})

test('an entry by hand on 208.01 is a difference of its own', async () => {
  const { rows } = await server().database.pool.query(
    `select id, code from accounts where code in ('102.01', '208.01') order by code`,
  )
  const lines = rows.map(({ id, code }) => ({
    accountId: id,
    debitCentavos: code === '102.01' ? 12_34 : 0,
    creditCentavos: code === '102.01' ? 0 : 12_34,
  }))
  const entry = { date: dayOf(now()), description: 'Ajuste de IVA', status: 'posted', lines }
  const { body } = await server().request('conta', 'POST', '/api/accounting/glEntries', entry)
  expect(body.message).toBeUndefined()
  const before = await checkOf()
  const [byHand] = before.causes.filter(({ cause }) => cause === 'by-hand')
  expect(byHand).toMatchObject({
    differences: expect.arrayContaining([
      expect.objectContaining({
        target: null,
        number: String(body.data.glEntry.number),
        booksCentavos: 12_34,
        cfdiCentavos: 0,
      }),
    ]),
  })
})

test('rejects a month that is none, and hides the check from the desk', async () => {
  const check = (who: 'conta' | 'marta', month: string) =>
    server().request(who, 'GET', `/api/accounting/ivaCheck?month=${month}`)
  expect((await check('conta', '2026-13')).status).toBe(400)
  expect((await check('marta', monthOfToday())).status).toBe(403)
})
