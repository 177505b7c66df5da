import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ MERCADOPAGO_ACCESS_TOKEN: 'TEST-1', MERCADOPAGO_WEBHOOK_SECRET: 'firma' })
})
afterAll(() => server.close())

const events = async (kind: string) => {
  const { body } = await server.request('admin', 'GET', `/api/security/events?kind=${kind}&limit=200`)
  return body.data.securityEvents as Record<string, unknown>[]
}
const alarm = async (kind: string) => {
  const { body } = await server.request('admin', 'GET', '/api/security/alarms')
  return (body.data.securityAlarms as Record<string, unknown>[]).find((one) => one.kind === kind)
}
async function times(count: number, request: () => Promise<unknown>) {
  for (let turn = 0; turn < count; turn += 1) await request()
}
const as =
  (who: DemoName | null, path: string, method = 'GET', body?: object) =>
  () =>
    server.request(who, method, path, body)

async function dogOf(who: 'ana' | 'luis') {
  const { body } = await server.request(who, 'GET', '/api/rumis')
  return body.data.rumis[0]._id as string
}

test('records a client who requests the records of others, and alerts when it is repeated', async () => {
  const dog = await dogOf('luis')
  await times(3, as('ana', `/api/rumis/${dog}`))
  await vi.waitFor(async () => expect(await events('record-refused')).toHaveLength(3))
  expect((await events('record-refused'))[0]).toMatchObject({
    actor: { id: server.ids.ana },
    network: '127.0.0.0/24',
    details: { operation: 'dogs.read', attempts: 3 },
  })
  expect(await alarm('many-refused')).toBeUndefined()
  await times(18, as('ana', `/api/rumis/${dog}`, 'PATCH', { name: 'Otra' }))
  await vi.waitFor(async () =>
    expect(await alarm('many-refused')).toMatchObject({
      actor: { id: server.ids.ana },
      details: { of: 'record-refused' },
    }),
  )
})

test('records a rejected permission with its user, and one in a hundred when it is repeated', async () => {
  await times(30, as('conta', '/api/audit'))
  await times(5, as('marta', '/api/audit'))
  await vi.waitFor(async () => {
    const found = await events('permission-refused')
    const by = (who: DemoName) =>
      found.filter(({ actor }) => (actor as { id: string }).id === server.ids[who])
    expect([by('conta').length, by('marta').length]).toEqual([20, 5])
  })
})

test('a request without a session and a record that staff do not find are no events', async () => {
  const all = async () => [...(await events('permission-refused')), ...(await events('record-refused'))]
  const before = await all()
  await server.request(null, 'GET', '/api/users')
  await server.request('marta', 'GET', `/api/rumis/${crypto.randomUUID()}`)
  // The next one is recorded, so the two before it would be too.
  await server.request('marta', 'GET', '/api/audit')
  await vi.waitFor(async () => expect((await all()).length).toBeGreaterThan(before.length))
  expect(await all()).toHaveLength(before.length + 1)
})

test('unsigned notices of the provider are recorded by their network, and many of them are an alarm', async () => {
  const notice = { type: 'payment', data: { id: '77' } }
  await times(21, as(null, '/api/payments/webhook/mercadopago', 'POST', notice))
  await vi.waitFor(async () =>
    expect(await alarm('many-unsigned')).toMatchObject({ network: '127.0.0.0/24', times: 20 }),
  )
  expect((await events('unsigned-notice'))[0]).toMatchObject({ account: null, actor: null })
})

test('a file of another person is recorded like any other record', async () => {
  const before = (await events('record-refused')).length
  await server.database.pool.query(`delete from rate_limits`)
  await server.request('luis', 'GET', `/files/${crypto.randomUUID()}`)
  await vi.waitFor(async () => expect(await events('record-refused')).toHaveLength(before + 1))
})
