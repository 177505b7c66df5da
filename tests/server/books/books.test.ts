import { expect, test } from 'vitest'
import { staysOfOneDog } from '../../support/documents/stays-of-one-dog.ts'
import { useSession } from '../../support/requests/use-session.ts'

const { server, dog, hotel, stay, sql, deliver, post, differences } = staysOfOneDog()

const pay = async (bookingId: string, amountCentavos: number, how: object = {}) => {
  const { body, status } = await post('/payments', {
    target: { bookingId },
    method: 'transfer',
    amountCentavos,
    ...how,
  })
  expect([status, body.message]).toEqual([201, undefined])
  return body.data.payment.id as string
}
/** Balance that the entries of one booking leave on each account, debits above zero. */
async function balances(bookingId: string): Promise<Record<string, number>> {
  const rows = await sql<{ code: string; sum: string }>(
    `select a.code, sum(l.debit_centavos - l.credit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id where e.booking_id = $1 and e.status = 'posted' group by a.code
     having sum(l.debit_centavos - l.credit_centavos) <> 0 order by a.code`,
    [bookingId],
  )
  return Object.fromEntries(rows.map(({ code, sum }) => [code, Number(sum)]))
}

test('a deposit is an advance, the visit earns it, and what is owed is paid', async () => {
  const { id, totalCentavos } = await stay()
  expect(totalCentavos).toBe(1_100_00)
  await pay(id, 580_00, { tipCentavos: 40_00 })
  expect(await balances(id)).toEqual({
    '102.01': 620_00,
    '205.06': -40_00,
    '206.01': -500_00,
    '208.01': -80_00,
  })
  await deliver(id)
  expect(await balances(id)).toEqual({
    '102.01': 620_00,
    '105.01': 520_00,
    '205.06': -40_00,
    '208.01': -80_00,
    '209.01': -(151_72 - 80_00),
    '401.01.02': -948_28,
  })
  await pay(id, 520_00, { method: 'cash' })
  expect(await balances(id)).toEqual({
    '101.01': 520_00,
    '102.01': 620_00,
    '205.06': -40_00,
    '208.01': -151_72,
    '401.01.02': -948_28,
  })
  expect(await differences()).toEqual([])
})

test('a refund after the visit is a discount; a corrected method is none', async () => {
  const { id, totalCentavos } = await stay()
  const payment = await pay(id, totalCentavos)
  await deliver(id)
  await post(`/payments/${payment}/corrections`, { method: 'card' })
  expect(await balances(id)).toEqual({ '102.01': 1_100_00, '208.01': -151_72, '401.01.02': -948_28 })
  const [card] = await sql<{ id: string }>(
    `select id from payments where booking_id = $1 and method = 'card' and kind = 'payment'`,
    [id],
  )
  await post(`/payments/${card!.id}/refunds`, { amountCentavos: 116_00, method: 'cash' })
  expect(await balances(id)).toEqual({
    '101.01': -116_00,
    '102.01': 1_100_00,
    '208.01': -135_72,
    '401.01.02': -948_28,
    '402.01': 100_00,
  })
  expect(await differences()).toEqual([])
})

test('a pass is an advance that each visit earns, and what is left when it ends is another income', async () => {
  const { body } = await server().request('ana', 'POST', '/api/passes', { kind: 'training-5' })
  const { id, totalCentavos } = body.data.pass
  await post('/payments', { target: { passId: id }, method: 'card', amountCentavos: totalCentavos })
  const iva = totalCentavos - Math.round((totalCentavos * 100) / 116)
  const sums = async () =>
    Object.fromEntries(
      (
        await sql<{ code: string; sum: string }>(
          `select a.code, sum(l.debit_centavos - l.credit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
           join accounts a on a.id = l.account_id where e.pass_id = $1 group by a.code`,
          [id],
        )
      ).map(({ code, sum }) => [code, Number(sum)]),
    )
  expect(await sums()).toEqual({ '102.01': totalCentavos, '206.01': -(totalCentavos - iva), '208.01': -iva })
  await deliver(await useSession(server(), { passId: id, dog: dog() }))
  const earned = Math.round((totalCentavos - iva) / 5)
  expect((await sums())['401.01.05']).toBe(-earned)
  await sql(`update passes set status = 'expired' where id = $1`, [id])
  expect(await sums()).toMatchObject({ '206.01': 0, '704.23': -(totalCentavos - iva - earned) })
  expect(await differences()).toEqual([])
})

test('a difference of the till, its movements and credit from the business are in the books', async () => {
  const opened = await post('/cashDays', { floatCentavos: 100_00, till: 'Libros' })
  const { id } = opened.body.data.cashDay
  await post(`/cashDays/${id}/movements`, { kind: 'out', amountCentavos: 30_00, reason: 'Agua' })
  const counts = [{ denominationCentavos: 5_000, pieces: 1 }]
  const closing = { counts, status: 'closed', differenceReason: 'Faltó cambio' }
  await server().request('marta', 'PATCH', `/api/cashDays/${id}`, closing)
  const gift = { kind: 'credit', clientId: server().ids.luis, method: 'credit', amountCentavos: 50_00 }
  await post('/payments', { ...gift, reason: 'Esperó' })
  const entries = await sql<{ description: string; lines: string }>(
    `select e.description, string_agg(a.code || ' ' || (l.debit_centavos - l.credit_centavos), ', ' order by l.position) as lines
     from gl_entries e join gl_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
     where e.booking_id is null and e.pass_id is null and e.order_id is null and e.status = 'posted'
     group by e.id order by e.number`,
  )
  expect(entries).toEqual([
    { description: 'Caja: Agua', lines: '107.05 3000, 101.01 -3000' },
    { description: 'Corte de caja Libros: Faltó cambio', lines: '601.84 2000, 101.01 -2000' },
    { description: 'Saldo a favor', lines: '402.01 5000, 206.01.02 -5000' },
  ])
})

test('the reports add up, open to their entries, and a closed month takes nothing more', async () => {
  const read = async (path: string) => (await server().request('conta', 'GET', `/api${path}`)).body.data
  const { trialBalance } = await read('/reports/trial-balance?from=2020-01-01')
  const sum = (side: string) =>
    trialBalance.rows.reduce((total: number, row: Record<string, number>) => total + row[side]!, 0)
  expect(sum('debitCentavos')).toBe(sum('creditCentavos'))
  expect(sum('debitCentavos')).toBeGreaterThan(0)
  const { incomeStatement } = await read('/reports/income-statement?from=2020-01-01')
  const { balanceSheet } = await read('/reports/balance-sheet')
  expect(balanceSheet.resultCentavos).toBe(incomeStatement.resultCentavos)
  expect(balanceSheet.assetsCentavos).toBe(
    balanceSheet.liabilitiesCentavos + balanceSheet.equityCentavos + balanceSheet.resultCentavos,
  )
  const hotelIncome = trialBalance.rows.find(({ code }: { code: string }) => code === '401.01.02')
  const { ledger } = await read(`/accounting/accounts/${hotelIncome.accountId}/ledger?from=2020-01-01`)
  expect(ledger.closingCentavos).toBe(hotelIncome.closingCentavos)
  expect(ledger.lines.every(({ bookingId }: { bookingId: string | null }) => bookingId !== null)).toBe(true)
  const owed = trialBalance.rows.find(({ code }: { code: string }) => code === '105.01')
  const { receivables } = await read('/reports/receivables')
  expect(
    receivables.reduce((total: number, row: { totalCentavos: number }) => total + row.totalCentavos, 0),
  ).toBe(owed?.closingCentavos ?? 0)

  const close = (month: string) =>
    server().request('conta', 'POST', '/api/accounting/closedMonths', { month })
  expect((await close('2020-02')).status).toBe(201)
  expect((await close('2020-02')).status).toBe(409)
  expect((await close('2090-01')).status).toBe(422)
  const account = hotelIncome.accountId
  const entry = {
    date: '2020-02-29',
    description: 'Tarde',
    status: 'posted',
    lines: [
      { accountId: account, debitCentavos: 1 },
      { accountId: account, creditCentavos: 1 },
    ],
  }
  expect((await server().request('conta', 'POST', '/api/accounting/glEntries', entry)).body.code).toBe(
    'month-closed',
  )
  await close('2020-03')
  // What a closed month began with stays as well.
  expect((await close('2020-01')).status).toBe(409)
  const earlier = { ...entry, date: '2019-12-31' }
  expect((await server().request('conta', 'POST', '/api/accounting/glEntries', earlier)).body.code).toBe(
    'month-closed',
  )
  const reopen = (month: string) =>
    server().request('conta', 'DELETE', `/api/accounting/closedMonths/${month}`)
  expect((await reopen('2020-02')).status).toBe(409)
  expect((await reopen('2020-03')).status).toBe(204)
  expect((await reopen('2020-02')).status).toBe(204)
  expect((await server().request('conta', 'POST', '/api/accounting/glEntries', entry)).status).toBe(201)
})

test('earned income stays in its account when its service changes kind', async () => {
  const { id, totalCentavos } = await stay()
  await pay(id, totalCentavos)
  await deliver(id)
  const earned = await balances(id)
  expect(earned).toHaveProperty('401.01.02')
  const change = async (serviceType: string) =>
    (await server().request('admin', 'PUT', `/api/services/${hotel()}`, { serviceType })).status
  expect(await change('Guardería')).toBe(200)
  try {
    expect(await differences()).toEqual([])
    expect(await balances(id)).toEqual(earned)
  } finally {
    expect(await change('Hotel')).toBe(200)
  }
})
