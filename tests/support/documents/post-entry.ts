import { expect } from 'vitest'
import type { TestServer } from '../servers/open-test-server.ts'

/** Line of an entry: the code of its account, and centavos, debits positive. */
export type EntryLine = [code: string, centavos: number]

/** Posts an entry by hand on accounts of the chart; returns the response. */
export async function tryEntry(server: TestServer, date: string, lines: readonly EntryLine[]) {
  const { body } = await server.request('conta', 'GET', '/api/accounting/accounts?limit=200')
  const idOf = (code: string) => body.data.accounts.find((one: { code: string }) => one.code === code)?.id
  return server.request('conta', 'POST', '/api/accounting/glEntries', {
    date,
    description: `Póliza del ${date}`,
    status: 'posted',
    lines: lines.map(([code, centavos]) => ({
      accountId: idOf(code),
      ...(centavos > 0 ? { debitCentavos: centavos } : { creditCentavos: -centavos }),
    })),
  })
}

/** Posts an entry by hand and returns its id. */
export async function postEntry(server: TestServer, date: string, lines: readonly EntryLine[]) {
  const { status, body } = await tryEntry(server, date, lines)
  expect([status, body.message]).toEqual([201, undefined])
  return body.data.glEntry.id as string
}
