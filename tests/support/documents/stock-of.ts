import { expect } from 'vitest'
import type { DemoName, TestServer } from '../servers/open-test-server.ts'

/** Short ways to ask about the stock of a shop that is being tried. */
export function stockOf(server: TestServer) {
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.database.pool.query<Row>(text, values)).rows
  const post = (path: string, body: object, headers?: Record<string, string>, who: DemoName = 'marta') =>
    server.request(who, 'POST', `/api/stockMovements/${path}`, body, headers)
  const levelOf = async (productId: number) =>
    (await server.request('marta', 'GET', `/api/stock?productId=${productId}`)).body.data.stock[0]

  return {
    sql,
    post,
    levelOf,

    /** A product of its own, so that no other test moves it. */
    async product(pieces = 0): Promise<number> {
      const { body, status } = await server.request('marta', 'POST', '/api/products', {
        name: 'Hueso de nudo',
        priceCentavos: 116_00,
        category: 'Snacks',
        stock: pieces,
      })
      expect(status, JSON.stringify(body)).toBe(201)
      return body.data.product.id
    },

    buy: (productId: number, quantity: number, costCentavos: number, ivaCentavos = 0) =>
      post('purchases', {
        supplier: 'Croquetas del Valle',
        reference: 'F-77',
        lines: [{ productId, quantity, costCentavos, ivaCentavos }],
      }),
    lose: (productId: number, quantity: number, reason = 'Se rompió') =>
      post('losses', { productId, quantity, reason }),
    count: (productId: number, counted: number) => post('counts', { productId, counted }),

    async order(productId: number, quantity: number, who: DemoName = 'marta') {
      const { body, status } = await server.request(who, 'POST', '/api/orders', {
        items: [{ productId, quantity }],
        delivery: 'pickup',
        payment: 'counter',
      })
      return { status, code: body.code as string | undefined, id: body.data?.order._id as string }
    },
    step: (id: string, changes: object) => server.request('marta', 'PATCH', `/api/orders/${id}`, changes),

    async movementsOf(productId: number) {
      const { body } = await server.request(
        'marta',
        'GET',
        `/api/stockMovements?productId=${productId}&limit=200`,
      )
      return body.data.stockMovements.toReversed()
    },

    /** Balance that the entries of one source leave on each account, debits above zero. */
    async balances(source: 'stock' | 'order' | 'expense', id: string): Promise<Record<string, number>> {
      const rows = await sql<{ code: string; sum: string }>(
        `select a.code, sum(l.debit_centavos - l.credit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
         join accounts a on a.id = l.account_id where e.source = $1 and e.source_id = $2 and e.status = 'posted' group by a.code
         having sum(l.debit_centavos - l.credit_centavos) <> 0 order by a.code`,
        [source, id],
      )
      return Object.fromEntries(rows.map(({ code, sum }) => [code, Number(sum)]))
    },

    booksDiffer: () => sql('select * from books_differences()'),

    /** The inventory account, and what lies in the shop with what unpaid orders keep: two ways to the same sum. */
    async inventory() {
      const [row] = await sql<{ account: string; shop: string; kept: string }>(`select
        (select coalesce(sum(l.debit_centavos - l.credit_centavos), 0) from gl_lines l join gl_entries e on e.id = l.entry_id
          join accounts a on a.id = l.account_id where a.code = '115.01' and e.status = 'posted') as account,
        (select sum(stock_value_centavos) from products) as shop,
        (select coalesce(-sum(m.value_centavos), 0) from stock_movements m join orders o on o.id = m.order_id
          where o.status = 'pending') as kept`)
      return { account: Number(row!.account), shop: Number(row!.shop) + Number(row!.kept) }
    },
  }
}
