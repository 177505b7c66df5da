import { missingId, type RequestContext, type Part } from './request-context.ts'
import type { TestServer } from '../servers/open-test-server.ts'
import { targets } from './table-targets.ts'

const one = async (server: TestServer, query: string, ...values: unknown[]) =>
  (await server.database.pool.query(query, values)).rows[0] as Record<string, string>

const account = async (server: TestServer) =>
  (await one(server, `select id from accounts where code = '102.01'`)).id!

/** A file of the bank with one line of so many centavos. */
async function bankLine(server: TestServer, amountCentavos: number, reference = '') {
  const accountId = await account(server)
  const statement = await one(
    server,
    'insert into bank_statements (account_id, file_name, imported_by) values ($1, $2, $3) returning id',
    accountId,
    'noviembre.csv',
    server.ids.conta,
  )
  const line = await one(
    server,
    `insert into bank_lines (statement_id, account_id, position, day, concept, reference, amount_centavos, ordinal)
     select $1, $2, 0, '2026-11-01', 'SPEI', $3, $4::bigint, count(*) from bank_lines where amount_centavos = $4::bigint returning id`,
    statement.id,
    accountId,
    reference,
    amountCentavos,
  )
  return { lineId: line.id!, statementId: statement.id! }
}

/** A posted entry that took so many centavos out of the bank, at its first line. */
async function bookLine(server: TestServer, amountCentavos: number) {
  const entry = await one(
    server,
    `with head as (insert into gl_entries (date, description) values ('2026-11-01', 'Renta') returning id),
       lines as (insert into gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
         select id, 0, $1::uuid, 0, $2::bigint from head union all select id, 1, (select id from accounts where code = '101.01'), $2, 0 from head)
     select id from head`,
    await account(server),
    amountCentavos,
  )
  await one(server, `update gl_entries set status = 'posted' where id = $1`, entry.id)
  return { entryId: entry.id!, position: 0 }
}

async function matched(server: TestServer) {
  const { lineId } = await bankLine(server, -80_00)
  const { entryId, position } = await bookLine(server, 80_00)
  await one(
    server,
    'insert into bank_matches (entry_id, position, line_id, matched_by) values ($1, $2, $3, $4)',
    entryId,
    position,
    lineId,
    server.ids.conta,
  )
  return lineId
}

const statementFile = new Blob(['Fecha,Concepto,Cargo,Abono\n02/11/2026,Comisión,12.50,\n'])

/** Right requests to hold the bank against the books. */
export const bankRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'bank.lastDay': async () => ({}),
  'bank.reconciliation': async () => ({}),
  'bank.importStatement': async () => ({ file: statementFile }),
  'bank.removeStatement': async ({ server, about }) => ({
    params: { id: about === 'missing' ? missingId : (await bankLine(server, 10_00)).statementId },
  }),
  'bank.match': async ({ server, about }) => {
    const lineId = about === 'missing' ? missingId : (await bankLine(server, -70_00)).lineId
    return { body: { matches: [{ lineId, bookLines: [await bookLine(server, 70_00)] }] } }
  },
  'bank.unmatch': async ({ server, about }) => ({
    params: { id: about === 'missing' ? missingId : await matched(server) },
  }),
  'bank.paySale': async ({ server, about }) => {
    const orderId = await targets.orders!.make(server)
    const order = await one(server, 'select total_centavos as total from orders where id = $1', orderId)
    const line = about === 'missing' ? missingId : (await bankLine(server, Number(order.total))).lineId
    return { params: { id: line }, body: { target: { orderId } } }
  },
}
