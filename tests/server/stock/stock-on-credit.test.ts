import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

let server: TestServer
let stock: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  stock = stockOf(server)
})
afterAll(() => server.close())

const inBooks = async () => {
  expect(await stock.booksDiffer()).toEqual([])
  const { account, shop } = await stock.inventory()
  expect(account).toBe(shop)
}

test('a purchase on credit is owed with the expenses, and its IVA counts as paid once it is paid', async () => {
  const [one, other] = [await stock.product(), await stock.product()]
  const line = { quantity: 2, costCentavos: 50_00 }
  const { status } = await stock.post('purchases', {
    supplier: 'Juguetes del Centro',
    reference: 'JC-5',
    lines: [
      { ...line, productId: one, ivaCentavos: 8_00 },
      { ...line, productId: other },
    ],
  })
  expect(status).toBe(201)
  const path = '/api/accounting/expenses'
  const unpaid = await server.request('conta', 'GET', `${path}?unpaid=true&search=Juguetes%20del%20Centro`)
  const { id, ...owed } = unpaid.body.data.expenses[0]
  expect(owed).toMatchObject({
    supplierName: 'Juguetes del Centro',
    concept: '2 × Hueso de nudo, 2 × Hueso de nudo, factura JC-5',
    subtotalCentavos: 100_00,
    untaxedCentavos: 50_00,
    ivaCentavos: 8_00,
    totalCentavos: 108_00,
    accountCode: '115.01',
    payment: 'later',
    ofStock: true,
  })
  expect(unpaid.body.data.totals.unpaidCentavos).toBe(108_00)
  expect(await stock.balances('expense', id)).toEqual({
    '115.01': 100_00,
    '119.01': 8_00,
    '201.01': -108_00,
  })
  await inBooks()
  const paid = await server.request('conta', 'POST', `${path}/${id}/payments`, { day: owed.day })
  expect(paid.status).toBe(201)
  expect(await stock.balances('expense', id)).toEqual({
    '102.01': -108_00,
    '115.01': 100_00,
    '118.01': 8_00,
  })
  const { code } = (await server.request('conta', 'POST', `${path}/${id}/reversals`, { reason: 'Doble' }))
    .body
  expect(code).toBe('step-not-allowed')
  expect((await server.request('conta', 'GET', '/api/accounting/audit')).body.data.differences).toEqual([])
})

test('the audit finds an expense of goods that its movements do not add up to', async () => {
  await stock.buy(await stock.product(), 1, 70_00, 11_20)
  const [found] = await stock.sql<{ id: string }>(`select expense_id as id from stock_movements
    where expense_id is not null order by position desc limit 1`)
  await stock.sql('alter table stock_movements disable trigger stock_movements_never_change')
  await stock.sql('update stock_movements set iva_centavos = 1100 where expense_id = $1', [found!.id])
  expect(await stock.sql('select * from expense_differences()')).toEqual([
    { expense_id: found!.id, code: '119.01', centavos: expect.anything() },
  ])
  await stock.sql('update stock_movements set iva_centavos = 1120 where expense_id = $1', [found!.id])
  await stock.sql('alter table stock_movements enable trigger stock_movements_never_change')
  expect(await stock.sql('select * from expense_differences()')).toEqual([])
})

test('goods without a cost create no debt', async () => {
  const [before] = await stock.sql('select count(*) from expenses')
  await stock.buy(await stock.product(), 5, 0)
  expect(await stock.sql('select count(*) from expenses')).toEqual([before])
  await inBooks()
})
