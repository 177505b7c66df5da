import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { instantAt } from '@rumi/contract'
import { openTestServer, type TestServer } from '../../tests/support/servers/open-test-server.ts'
import { startMercadoPagoStandIn } from '../stand-ins/mercadopago.ts'
import { attack } from './attack.ts'
import { asAnybody, type Attempt } from './attempt.ts'
import { findLost } from './audit.ts'
import { loadTargets } from './load-targets.ts'
import { findPartialWrites } from './find-partial-writes.ts'
import { prepareAttack } from './prepare-attack.ts'
import { tryToBook } from './races.ts'
import { attackTable, faultsOf } from './report.ts'
import { dropGuards } from './without-guards.ts'

let product: TestServer
let provider: Awaited<ReturnType<typeof startMercadoPagoStandIn>>
const secret = 'un secreto de prueba'
beforeAll(async () => {
  provider = await startMercadoPagoStandIn({ secret })
})
afterAll(() => provider.close())
afterEach(() => product.close())

const openWithProvider = () =>
  openTestServer({
    MERCADOPAGO_ACCESS_TOKEN: 'TEST-1',
    MERCADOPAGO_WEBHOOK_SECRET: secret,
    MERCADOPAGO_BASE_URL: provider.address,
  })

const besiege = () =>
  attack({
    target: 'a server in this process',
    attempts: 1,
    size: 12,
    request: product.request,
    provider,
    whenOver: async () => product.database,
  })

test('a server stands an attack along every path, and the table says so', async () => {
  product = await openWithProvider()
  await prepareAttack(product.database)
  const result = await besiege()
  expect(faultsOf(result)).toEqual([])
  expect(attackTable(result)).toMatch(/together +\d+ .*oversold 0, lost 0, halves 0/)
}, 120_000)

test('with the guards taken out, the attack says what was sold twice', async () => {
  product = await openWithProvider()
  await prepareAttack(product.database)
  await dropGuards(product.database)
  const { oversales, wrong } = await besiege()
  expect(oversales['a day sold beyond its places']).toBeGreaterThan(0)
  expect(oversales['a room with two families in one night']).toBeGreaterThan(0)
  expect(oversales['a client with two visits at once']).toBeGreaterThan(0)
  expect(oversales['a payment of which more was returned than received']).toBeGreaterThan(0)
  expect(wrong).toContain('refunds of 150 on 200: 3 instead of 1')
}, 120_000)

test('a successful response without its row, or with another one, counts as lost', async () => {
  product = await openTestServer()
  const { rows } = await product.database.pool.query<{ id: string; start: string }>(
    'select id, start_day::text as start from bookings limit 1',
  )
  const answered = (id: string, start: string): Attempt => ({
    status: 201,
    code: null,
    ms: 1,
    booking: { id, start, end: start, status: 'pending', version: 9 },
  })
  const [stored] = rows
  const never = crypto.randomUUID()
  expect(await findLost(product.database, [answered(never, '2026-10-13')])).toEqual([never])
  expect(await findLost(product.database, [answered(stored!.id, '2020-01-01')])).toEqual([stored!.id])
})

test('a stay without its bath is half of the request, and so is a bath without its stay', async () => {
  product = await openTestServer()
  await prepareAttack(product.database)
  const field = await loadTargets(asAnybody(product.request), 2, provider)
  const ids: string[] = []
  for (const dog of field.dogs(2)) {
    const day = field.nextMonday()
    const inside = [{ type: 'Grooming', start: instantAt(day, '10:00') }] as const
    const { booking } = await tryToBook(field, {
      type: 'Guardería',
      dogs: [dog],
      start: day,
      end: day,
      inside,
    })
    ids.push(booking!.id)
  }
  const [first, second] = ids as [string, string]
  expect(await findPartialWrites(product.database, field.reported)).toEqual([])
  const unreported = new Map([...field.reported].filter(([id]) => id !== second))
  expect(await findPartialWrites(product.database, unreported)).toHaveLength(2)
  await product.database.pool.query(
    `delete from bookings b using booking_dogs d, booking_dogs same
     where d.booking_id = b.id and b.start_at is not null and same.dog_id = d.dog_id and same.booking_id = $1`,
    [first],
  )
  expect(await findPartialWrites(product.database, field.reported)).toEqual([first])
}, 60_000)
