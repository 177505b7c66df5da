import { callList, refusals } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

test('an address of the API that leads nowhere says so as everything else does', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect(await server.request('ana', method, '/api/no-hay-nada')).toMatchObject({
      status: 404,
      body: { code: 'not-found', message: refusals['not-found'].message },
    })
})

const dog = { name: 'Nube', sex: 'hembra', birthDate: '2022-01-01' }
const json = { 'content-type': 'application/json' }

const send = (payload: string, headers: Record<string, string> = json) =>
  server.request('ana', 'POST', '/api/rumis', payload, headers)

test.each([
  ['broken JSON', '{"name":', json, 400],
  ['nothing', '', json, 400],
  ['null', 'null', json, 400],
  ['a list', '[]', json, 400],
  ['a prototype', '{"__proto__":{"role":"admin"},"name":"x"}', json, 400],
  ['plain text', 'hola', { 'content-type': 'text/plain' }, 415],
  ['a form', 'name=Nube', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a type of its own', '{}', { 'content-type': 'application/\tjson' }, 415],
  ['a NUL in a name', JSON.stringify({ ...dog, name: 'a\0b' }), json, 400],
  ['half a letter', '{"name":"a\\ud800","sex":"macho","birthDate":"2022-01-01"}', json, 400],
  ['a list for a text', JSON.stringify({ ...dog, name: ['Nube'] }), json, 400],
  ['a field of the server', JSON.stringify({ ...dog, _id: crypto.randomUUID() }), json, 400],
  ['a name of 81 letters', JSON.stringify({ ...dog, name: 'ñ'.repeat(81) }), json, 400],
  ['a body of 70 kB', JSON.stringify({ ...dog, feeding: 'x'.repeat(70_000) }), json, 413],
  ['brackets without end', '['.repeat(20_000), json, 400],
])('%s is refused in Spanish, with a stable code', async (_what, payload, headers, expected) => {
  const { status, body } = await send(payload, headers)
  expect(status).toBe(expected)
  expect(body).toMatchObject({
    message: expect.stringMatching(/\.$/),
    code: expect.stringMatching(/^[a-z-]+$/),
  })
  for (const issue of body.issues ?? []) expect(issue.message).not.toMatch(/invalid|expected|required/i)
})

test.each([-1, 1.5, '1e3', 2 ** 31, 2 ** 53, null, '7'])('%s is no quantity', async (quantity) => {
  const order = { items: [{ productId: 1, quantity }], delivery: 'pickup', payment: 'counter' }
  expect((await server.request('ana', 'POST', '/api/orders', order)).status).toBe(400)
})

test('letters of several signs count as a reader counts them, and are kept', async () => {
  const name = '👩‍👩‍👧'.repeat(80)
  const { status, body } = await send(JSON.stringify({ ...dog, name }))
  expect({ status, name: body.data.rumi.name }).toEqual({ status: 201, name })
})

test('an address that cannot be read is answered like any other mistake', async () => {
  const { status, body } = await server.request('ana', 'GET', '/api/rumis/%ff')
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'malformed' })
})

test('rejects an unknown or repeated query parameter by name', async () => {
  for (const query of [
    '?foo=1',
    '?limit=1&limit=2',
    '?limit=0',
    '?limit=201',
    '?cursor=nada',
    `?search=${'x'.repeat(81)}`,
  ]) {
    expect((await server.request('ana', 'GET', `/api/rumis${query}`)).status, query).toBe(400)
  }
})

test('a list of one’s own takes the session’s person for whom the query names', async () => {
  const order = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
  expect((await server.request('ana', 'POST', '/api/orders', order)).status).toBe(201)
  for (const path of ['/rumis', '/orders', '/serviceBookings', '/medical-records']) {
    const own = await server.request('ana', 'GET', `/api${path}`)
    const requested = await server.request('ana', 'GET', `/api${path}?userId=${server.ids.luis}`)
    expect([requested.status, requested.body], path).toEqual([200, own.body])
  }
  const ofLuis = await server.request('marta', 'GET', `/api/orders?userId=${server.ids.luis}`)
  expect(ofLuis.body.data.orders).toEqual([])
  expect((await server.request('marta', 'GET', `/api/rumis?userId=${server.ids.luis}`)).status).toBe(400)
})

test.each([
  [
    'POST',
    '/auth/login',
    { email: 'ana@demo.rumi.mx', password: 'x'.repeat(300) },
    /a lo más 256 caracteres/,
  ],
  ['GET', '/availability?serviceId=x&from=2027-02-30&to=2027-03-01', undefined, /^Esa fecha no existe/],
  ['GET', '/reports/sales?from=1950-01-01', undefined, /entre 2000 y 2199/],
  ['GET', '/reports/sales?from=2300-01-01', undefined, /entre 2000 y 2199/],
] as const)('%s %s says what is wrong with it', async (method, path, sent, sentence) => {
  const { status, body } = await server.request('admin', method, `/api${path}`, sent)
  expect(status).toBe(400)
  expect(body.issues).toContainEqual({
    path: expect.stringMatching(/^(password|from)$/),
    message: expect.stringMatching(sentence),
  })
})

test('lists the permitted values of an invalid value, and reports a missing one', async () => {
  const wrong = await server.request('marta', 'GET', '/api/orders?status=zzz')
  expect(wrong.body.issues).toEqual([
    {
      path: 'status',
      message:
        'Elige uno de estos valores: pending, paid, preparing, ready, shipped, delivered, cancelled, refunded.',
    },
  ])
  const { body } = await server.request('admin', 'POST', '/api/texts/mail-preview', { value: 'Hola' })
  expect(body.issues).toEqual([{ path: 'key', message: 'Falta este dato.' }])
})

test('a fault of ours says nothing of its cause and carries the id that is in the log', async () => {
  await server.database.pool.query('alter table dogs rename column breed to former_breed')
  const { status, body } = await server.request('ana', 'GET', '/api/rumis')
  await server.database.pool.query('alter table dogs rename column former_breed to breed')
  expect(status).toBe(500)
  expect(body).toEqual({
    code: 'internal',
    message: expect.stringMatching(/^Algo falló/),
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  })
})

/** Passkey calls, with room for a key and a certificate. */
const ofPasskey = new Set(['auth.finishLogin', 'auth.loginWithPasskey', 'auth.addPasskey'])
const ofSessions = callList.filter(({ path, method }) => path.startsWith('/auth/') && method !== 'GET')

test.each(ofSessions)('$name takes 4 kB at most', async ({ name, method, path }) => {
  const size = ofPasskey.has(name) ? 17_000 : 4_200
  const sent = JSON.stringify({ email: 'x'.repeat(size) })
  const { status, body } = await server.request('ana', method, `/api${path}`, sent, json)
  expect([status, body.code]).toEqual([413, 'too-large'])
})
