import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
const rows = (query: string, ...values: unknown[]) => server.database.pool.query(query, values)
beforeEach(() => rows('delete from rate_limits'))

const logIn = (email: string, password: string, ip: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: ip,
    payload: { email, password },
  })
const events = async (query = '') => {
  const { body } = await server.request('admin', 'GET', `/api/security/events${query}`)
  return body.data.securityEvents as { id: string; kind: string }[]
}
const alarms = async () => {
  const { body } = await server.request('admin', 'GET', '/api/security/alarms')
  return body.data.securityAlarms as Record<string, unknown>[]
}

test('records are paged once each, the latest first', async () => {
  for (let n = 0; n < 7; n += 1) await logIn('luis@demo.rumi.mx', 'no es esa', `198.51.${n}.7`)
  const all = await events('?limit=200')
  const read = []
  for (let cursor = ''; ;) {
    const { body } = await server.request('admin', 'GET', `/api/security/events?limit=3${cursor}`)
    read.push(...body.data.securityEvents)
    if (!body.nextCursor) break
    cursor = `&cursor=${body.nextCursor}`
  }
  expect(read).toEqual(all)
  expect(all[0]).toMatchObject({
    kind: 'login-refused',
    account: { id: server.ids.luis, name: 'Luis Herrera Díaz' },
    actor: null,
    network: '198.51.6.0/24',
    details: { attempts: 7 },
  })
})

test('it is narrowed by kind, account and network; a cursor that is none is refused', async () => {
  await logIn('luis@demo.rumi.mx', 'lomito-feliz-2026', '192.0.2.7')
  await logIn('ana@demo.rumi.mx', 'no es esa', '203.0.113.9')
  const kinds = new Set((await events('?kind=login')).map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['login']))
  const ofAna = await events(`?kind=login-refused&accountId=${server.ids.ana}`)
  expect(ofAna).toHaveLength(1)
  expect(await events('?network=203.0.113.0/24')).toEqual(ofAna)
  for (const wrong of ['cursor=x', 'kind=x', 'network=10.0.0.1', 'limit=201', 'otro=1']) {
    const { status } = await server.request('admin', 'GET', `/api/security/events?${wrong}`)
    expect([wrong, status]).toEqual([wrong, 400])
  }
})

test('many wrong passwords on one account, and many from one network, are alarms', async () => {
  const calm = await alarms()
  expect(calm.filter(({ kind }) => String(kind).startsWith('many'))).toEqual([])
  for (let n = 0; n < 20; n += 1) {
    const [details, network] = [JSON.stringify({ attempts: n + 1 }), `192.0.${n}.0/24`]
    await rows(
      `insert into security_events (kind, account_id, network, details) values ('login-refused', $1, $2, $3)`,
      server.ids.marta,
      network,
      details,
    )
  }
  await rows(
    `insert into security_events (kind, network) select 'login-refused', '10.9.9.0/24' from generate_series(1, 50)`,
  )
  const many = (await alarms()).filter(({ kind }) => String(kind).startsWith('many'))
  expect(many.toSorted((a, b) => String(a.kind).localeCompare(String(b.kind)))).toMatchObject([
    { kind: 'many-from-network', times: 50, network: '10.9.9.0/24', account: null },
    {
      kind: 'many-on-account',
      times: 20,
      account: { id: server.ids.marta, name: 'Marta Nieto Salas' },
      details: { networks: 20 },
    },
  ])
})

test('rights that changed and exports are alarms; taking one’s own data is none', async () => {
  await server.request('admin', 'PUT', `/api/users/${server.ids.luis}`, { role: 'contador' })
  await server.request('marta', 'GET', '/api/export-excel')
  await server.request('ana', 'GET', `/api/users/${server.ids.ana}/data`)
  const listed = (await alarms()).filter(({ kind }) => !String(kind).startsWith('many'))
  const by = (name: string) => expect.objectContaining({ name })
  expect(listed).toContainEqual(
    expect.objectContaining({
      kind: 'role-changed',
      account: by('Luis Herrera Díaz'),
      actor: by('Adriana Rojas Meza'),
      details: { from: 'cliente', to: 'contador' },
    }),
  )
  expect(listed).toContainEqual(
    expect.objectContaining({
      kind: 'data-exported',
      actor: by('Marta Nieto Salas'),
      details: { what: 'workbook' },
    }),
  )
  expect(listed.map(({ details }) => details)).not.toContainEqual({ what: 'own-data' })
  expect((await events('?kind=data-exported')).length).toBeGreaterThan(0)
})
