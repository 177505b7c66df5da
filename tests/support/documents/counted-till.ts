import { expect } from 'vitest'
import type { Row } from './ledger-row.ts'
import type { TestServer } from '../servers/open-test-server.ts'

export const floatCentavos = 500_00

/** Counts and closes a till that was opened with that float: it holds what the rows of the ledger say. */
export async function expectCounted(server: TestServer, till: string, rows: readonly Row[]) {
  const moved = (kind: Row['kind']) =>
    rows
      .filter((row) => row.cashDayId === till && row.kind === kind && row.status === 'settled')
      .reduce((sum, row) => sum + row.amountCentavos + row.tipCentavos, 0)
  const counts = [{ denominationCentavos: 50, pieces: 1 }]
  const change = (changes: object) => server.request('marta', 'PATCH', `/api/cashDays/${till}`, changes)
  const counted = (await change({ counts })).body.data.cashDay
  expect(counted.expectedCentavos).toBe(floatCentavos + moved('payment') - moved('refund'))
  expect(counted.differenceCentavos).toBe(50 - counted.expectedCentavos)
  expect((await change({ status: 'closed', differenceReason: 'Historia al azar' })).status).toBe(200)
}
