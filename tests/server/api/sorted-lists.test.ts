import { instantAt, isDay, resources, sortsOf, type ResourceSpec } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()), 60_000)
afterAll(() => server.close())

const rows: ResourceSpec[] = Object.values(resources)
const orders = rows.flatMap((spec) => sortsOf(spec).map((sort) => ({ spec, sort, path: spec.path })))

async function walked(path: string) {
  const found: Record<string, unknown>[] = []
  for (let cursor = ''; ;) {
    const { status, body } = await server.request('admin', 'GET', `/api${path}&limit=3${cursor}`)
    expect(status).toBe(200)
    found.push(...(Object.values(body.data).flat() as Record<string, unknown>[]))
    if (!body.nextCursor) return found
    cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`
  }
}

test.each(orders)(
  '$path?sort=$sort shows every record once, and its reverse turns them round',
  async ({ spec, sort }) => {
    const turned = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
    const ids = (records: Record<string, unknown>[]) => records.map((record) => record[spec.id])
    const there = ids(await walked(`${spec.path}?sort=${sort}`))
    const back = ids(await walked(`${spec.path}?sort=${turned}`))
    expect(back.toReversed()).toEqual(there)
    expect(new Set(there).size).toBe(there.length)
  },
)

test('bookings stand in the order in which they begin, stays beside visits', async () => {
  const starts = (await walked('/serviceBookings?sort=start')).map(({ start }) => String(start))
  const begins = starts.map((start) => (isDay(start) ? instantAt(start, '00:00') : start))
  expect(begins.map(Date.parse)).toEqual(begins.map(Date.parse).toSorted((one, other) => one - other))
  expect(new Set(starts.map(isDay))).toEqual(new Set([true, false]))
})

test('payments stand in the order in which their money moved, whenever they were written down', async () => {
  await server.database.pool.query(
    `insert into payments (kind, client_id, method, amount_centavos, received_at, created_at)
      select 'credit', $1, 'credit', 100, now() - days * interval '1 day', now() - days % 20 * interval '1 day'
      from unnest(array[3, 402, 21]) as days`,
    [server.ids.ana],
  )
  type Dated = { receivedAt: string | null; createdAt: string }
  const listed = (await walked('/payments?sort=-receivedAt')) as unknown as Dated[]
  const moved = listed.map(({ receivedAt, createdAt }) => Date.parse(receivedAt ?? createdAt))
  expect(moved).toEqual(moved.toSorted((one, other) => other - one))
  const written = listed.map(({ createdAt }) => Date.parse(createdAt))
  expect(written).not.toEqual(written.toSorted((one, other) => other - one))
})

test('a list returns requested records by name', async () => {
  const all = await walked('/rumis?sort=name')
  const wanted = all.slice(0, 2).map(({ _id }) => _id)
  expect(await walked(`/rumis?sort=name&ids=${wanted.join(',')}`)).toEqual(all.slice(0, 2))
  const { body } = await server.request('luis', 'GET', `/api/rumis?ids=${wanted.join(',')}`)
  expect(body.data.rumis).toEqual([])
})
