import { expect } from 'vitest'
import type { TestServer } from '../servers/open-test-server.ts'
import { sumsOfBooks, sumsOfDocuments } from './sums-of-documents.ts'

type Sheet = Record<'assetsCentavos' | 'liabilitiesCentavos' | 'equityCentavos' | 'resultCentavos', number>
type Sides = { debitCentavos: number; creditCentavos: number }

/**
 * Holds the books against the documents: debits are credits, the balance sheet balances, advances are what clients have paid and not
 * used, credit is what they have in their favour, and IVA, tips, stock and money are those of the documents, to the centavo.
 */
export async function expectBooksToHold(server: TestServer) {
  const documents = await sumsOfDocuments(server.database.pool)
  expect(await sumsOfBooks(server.database.pool, Object.keys(documents))).toEqual(documents)
  const read = async (report: string) =>
    (await server.request('conta', 'GET', `/api/reports/${report}`)).body.data
  const { trialBalance } = (await read('trial-balance?from=2020-01-01')) as {
    trialBalance: { rows: Sides[] }
  }
  const sum = (side: keyof Sides) => trialBalance.rows.reduce((total, row) => total + row[side], 0)
  expect(sum('debitCentavos')).toBe(sum('creditCentavos'))
  const { balanceSheet } = (await read('balance-sheet')) as { balanceSheet: Sheet }
  expect(balanceSheet.assetsCentavos).toBe(
    balanceSheet.liabilitiesCentavos + balanceSheet.equityCentavos + balanceSheet.resultCentavos,
  )
}
