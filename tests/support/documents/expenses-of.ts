import type { Expense } from '@rumi/contract'
import { expect } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import type { DemoName, TestServer } from '../servers/open-test-server.ts'
import { supplierRfc } from './supplier-invoice.ts'

export const path = '/api/accounting/expenses'

/** Requests of a bookkeeper about expenses. */
export async function expensesOf(server: TestServer) {
  const { accounts } = (await server.request('conta', 'GET', '/api/accounting/accounts?limit=200')).body
    .data as {
    accounts: { id: string; code: string }[]
  }
  const accountOf = (code: string) => accounts.find((account) => account.code === code)!.id
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.database.pool.query<Row>(text, values)).rows

  /** Croquettes for 1,160 pesos, paid by the bank today. */
  const croquettes = () => ({
    day: today(),
    supplierName: 'Croquetas del Sur',
    supplierRfc,
    concept: 'Croquetas',
    subtotalCentavos: 1_000_00,
    ivaPercent: 16,
    ivaCentavos: 160_00,
    accountId: accountOf('601.84'),
    payment: 'bank',
  })
  const enter = (output: object = {}, who: DemoName = 'conta', headers = {}) =>
    server.request(who, 'POST', path, { ...croquettes(), ...output }, headers)
  async function entered(output: object = {}): Promise<Expense> {
    const { status, body } = await enter(output)
    expect([status, body.message]).toEqual([201, undefined])
    return body.data.expense
  }
  const act = (id: string, what: 'payments' | 'reversals', body: object) =>
    server.request('conta', 'POST', `${path}/${id}/${what}`, body)

  /** Balance that the entries of an expense leave on each account, debits above zero. */
  async function balances(id: string): Promise<Record<string, number>> {
    const rows = await sql<{ code: string; sum: string }>(
      `select a.code, sum(l.debit_centavos - l.credit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
       join accounts a on a.id = l.account_id where e.source = 'expense' and e.source_id = $1 and e.status = 'posted'
       group by a.code having sum(l.debit_centavos - l.credit_centavos) <> 0 order by a.code`,
      [id],
    )
    return Object.fromEntries(rows.map(({ code, sum }) => [code, Number(sum)]))
  }
  const differences = async () =>
    (await server.request('conta', 'GET', '/api/accounting/audit')).body.data.differences

  return { accountOf, sql, enter, entered, act, balances, differences }
}
