import { missingId, type Part, type RequestContext } from './request-context.ts'
import type { TestServer } from '../servers/open-test-server.ts'

const one = async (server: TestServer, query: string, ...values: unknown[]) =>
  (await server.database.pool.query(query, values)).rows[0] as Record<string, string>

const fields = async (server: TestServer) => ({
  name: `Clip ${crypto.randomUUID()}`,
  commissionBasisPoints: 360,
  ivaPercent: 16,
  bankAccountId: (await one(server, `select id from accounts where code = '102.01'`)).id,
})

/** The only terminal in use, so that the card payments of other requests need no choice. */
async function terminal(server: TestServer) {
  await server.database.pool.query('update card_terminals set active = false')
  const made = await server.request('conta', 'POST', '/api/accounting/terminals', await fields(server))
  return made.body.data.terminal.id as string
}
const idOf = async ({ server, about }: RequestContext) => (about === 'missing' ? missingId : terminal(server))

/** A sale of 100 pesos by card, and the deposit of its terminal. */
async function deposit(server: TestServer) {
  const terminalId = await terminal(server)
  const product = await one(
    server,
    `insert into products (name, price_centavos, category, stock) values ('Plato', 10000, 'Juguetes', 1) returning id`,
  )
  const payments = [{ method: 'card', amountCentavos: 100_00 }]
  const items = [{ productId: Number(product.id), quantity: 1 }]
  await server.request('admin', 'POST', '/api/counterSales', { items, payments })
  const statement = await one(
    server,
    `insert into bank_statements (account_id, file_name, imported_by) select id, 'a.csv', $1 from accounts where code = '102.01' returning id`,
    server.ids.conta,
  )
  const line = await one(
    server,
    `insert into bank_lines (statement_id, account_id, position, day, concept, reference, amount_centavos, ordinal)
     select id, account_id, 0, '2026-11-01', 'TPV', id::text, 9582, 0 from bank_statements where id = $1 returning id`,
    statement.id,
  )
  const payment = await one(server, 'select id from payments where terminal_id = $1', terminalId)
  return { lineId: line.id!, body: { terminalId, paymentIds: [payment.id] } }
}

/** Valid requests about card terminals. */
export const terminalRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'terminals.list': async () => ({}),
  'terminals.choose': async (context) => ({ params: { id: await idOf(context) } }),
  'terminals.bridges': async () => ({}),
  'terminals.create': async ({ server, about }) => {
    await server.database.pool.query('update card_terminals set active = false')
    const body = { ...(await fields(server)), active: false }
    return { body: about === 'missing' ? { ...body, bankAccountId: missingId } : body }
  },
  'terminals.update': async (context) => ({
    params: { id: await idOf(context) },
    body: { commissionBasisPoints: 290 },
  }),
  'terminals.settle': async ({ server, about }) => {
    const { lineId, body } = await deposit(server)
    return { params: { id: about === 'missing' ? missingId : lineId }, body }
  },
}
