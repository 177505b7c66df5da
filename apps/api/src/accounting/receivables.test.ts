import { addDays, type Receivable } from '@rumi/contract'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

/** The demo of the tests has visits of some weeks, none of them paid. */
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type ReceivablesReport = { receivables: Receivable[]; accountId: string; byHandCentavos: number }
const read = async (path: string) => (await server.request('conta', 'GET', `/api${path}`)).body.data
const owedOn = (date: string): Promise<ReceivablesReport> => read(`/reports/receivables?date=${date}`)
const sumOf = (rows: readonly Receivable[]) => rows.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)

async function accountOn(date: string) {
  const { trialBalance } = await read(`/reports/trial-balance?from=2000-01-01&to=${date}`)
  const clients = trialBalance.rows.find(({ code }: { code: string }) => code === '105.01')
  return (clients?.closingCentavos ?? 0) as number
}

test('at the end of any day it is what the account of clients says, its parts are its visits, and they are as old as they say', async () => {
  const totals = new Set<number>()
  for (const ago of [60, 20, 4, 1, 0]) {
    const date = addDays(today(), -ago)
    const { receivables, byHandCentavos } = await owedOn(date)
    expect(sumOf(receivables) + byHandCentavos).toBe(await accountOn(date))
    expect(byHandCentavos).toBe(0)
    totals.add(sumOf(receivables))
    for (const { visits, bookings, totalCentavos, ...ages } of receivables) {
      const aged = (from: number, to: number) =>
        visits.reduce((sum, { days, centavos }) => sum + (days >= from && days <= to ? centavos : 0), 0)
      expect(ages).toMatchObject({
        upTo30Centavos: aged(0, 30),
        upTo60Centavos: aged(31, 60),
        upTo90Centavos: aged(61, 90),
        olderCentavos: aged(91, 9_999),
      })
      expect([visits.length, aged(0, 9_999)]).toEqual([bookings, totalCentavos])
      for (const { endedOn, days, dogs } of visits) {
        expect(addDays(endedOn, days)).toBe(date)
        expect(dogs.length).toBeGreaterThan(0)
      }
    }
  }
  expect(totals.size).toBeGreaterThan(2)
})

test('each visit leads to its entries, which post what it owes', async () => {
  const { receivables, accountId } = await owedOn(today())
  const [visit] = receivables[0]!.visits
  const { glEntries } = await read(`/accounting/glEntries?bookingId=${visit!.bookingId}`)
  type Line = { accountId: string; debitCentavos: number; creditCentavos: number }
  const lines: Line[] = glEntries.flatMap(({ lines: all }: { lines: Line[] }) => all)
  const owed = lines.filter((line) => line.accountId === accountId)
  expect(owed.reduce((sum, line) => sum + line.debitCentavos - line.creditCentavos, 0)).toBe(visit!.centavos)
})

test('lists manual entries on the account separately, so that the total adds up', async () => {
  const { accountId } = await owedOn(today())
  const { accounts } = await read('/accounting/accounts?limit=200')
  const bank = accounts.find(({ code }: { code: string }) => code === '102.01')
  const { status } = await server.request('conta', 'POST', '/api/accounting/glEntries', {
    date: today(),
    description: 'Saldo de antes',
    status: 'posted',
    lines: [
      { accountId, debitCentavos: 123_45 },
      { accountId: bank.id, creditCentavos: 123_45 },
    ],
  })
  expect(status).toBe(201)
  const { receivables, byHandCentavos } = await owedOn(today())
  expect(byHandCentavos).toBe(123_45)
  expect(sumOf(receivables) + byHandCentavos).toBe(await accountOn(today()))
})

test('as a workbook each visit is a line, with days as days and pesos as numbers that add up to the account', async () => {
  const login = { email: 'conta@demo.rumi.mx', password: 'lomito-feliz-2026' }
  const { token } = (await server.request(null, 'POST', '/api/auth/login', login)).body
  const reply = await server.app.inject({
    url: `/api/accounting/exports/receivables/workbook?to=${today()}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="por-cobrar-${today()}.xlsx"`)
  const [sheet] = await readWorkbook(reply.rawPayload)
  const [headings, ...lines] = sheet!.data
  expect(headings).toEqual(['Cliente', 'Servicio', 'Rumis', 'Terminó', 'Días', 'Importe'])
  const visits = lines.filter(([, service]) => service !== null)
  expect(visits.length).toBeGreaterThan(10)
  for (const [client, service, dogs, ended, days, amount] of visits) {
    expect([typeof client, typeof service, typeof dogs]).toEqual(['string', 'string', 'string'])
    expect(ended).toBeInstanceOf(Date)
    expect([typeof days, typeof amount]).toEqual(['number', 'number'])
  }
  const pesos = lines.reduce((sum, line) => sum + Number(line[5]), 0)
  expect(Math.round(pesos * 100)).toBe(await accountOn(today()))
})
