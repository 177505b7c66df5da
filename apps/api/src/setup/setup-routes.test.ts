import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { closeNewBusiness } from '../db/seed/business.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

const read = async () => (await server.request('admin', 'GET', '/api/setup')).body.data.setup
const open = (wanted: boolean, version?: number) =>
  server.request('admin', 'PUT', '/api/setup/opening', {
    open: wanted,
    ...(version !== undefined && { version }),
  })

const person = { name: 'Eva', lastName: 'Luna', email: 'eva@casa.mx', confirmEmail: 'eva@casa.mx' }
const passwords = { password: 'tres perros en el patio', confirmPassword: 'tres perros en el patio' }
const ofThePublic = [
  [null, '/api/auth/register', { ...person, ...passwords }],
  [null, '/api/quotes', {}],
  ['ana', '/api/serviceBookings', {}],
  ['ana', '/api/orders', {}],
] as const

test('a running business is open, and no client is rejected', async () => {
  await closeNewBusiness(server.database.db)
  expect(await read()).toMatchObject({ open: true, version: 0, changedBy: null })
  for (const [who, path, body] of ofThePublic)
    expect((await server.request(who, 'POST', path, body)).body.code).not.toBe('house-closed')
})

test('shows a sentence to the public while closed, serves staff, and opens at the next request', async () => {
  const closed = (await open(false, 0)).body.data.setup
  expect(closed).toMatchObject({ open: false, version: 1, changedBy: expect.stringMatching(/\w/) })
  for (const [who, path, body] of ofThePublic) {
    const { status, body: result } = await server.request(who, 'POST', path, body)
    expect([path, status, result.code, result.message]).toEqual([
      path,
      422,
      'house-closed',
      expect.stringContaining('Todavía no abrimos.'),
    ])
  }
  expect((await server.request('marta', 'POST', '/api/serviceBookings', {})).status).toBe(400)
  expect((await server.request('ana', 'GET', '/api/rumis')).status).toBe(200)
  expect((await open(true, 0)).body.code).toBe('stale')
  expect((await open(true)).body.data.setup).toMatchObject({ open: true, version: 2 })
  expect((await open(true)).body.data.setup.version).toBe(2)
  expect((await server.request('ana', 'POST', '/api/orders', {})).status).toBe(400)
})

test('the version of the setup may be sent in If-Match', async () => {
  const { version } = await read()
  const close = (stated: string) =>
    server.request('admin', 'PUT', '/api/setup/opening', { open: false }, { 'if-match': stated })
  expect((await close('nada')).body.issues[0].path).toBe('If-Match')
  expect((await close(`"${version - 1}"`)).body.code).toBe('stale')
  expect((await close(`"${version}"`)).status).toBe(200)
  await open(true)
})

test('of ten who close it at once one does', async () => {
  const { version } = await read()
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(false, version)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await open(true)
})

test('steps are marked and taken back, and say whether they still are as they came', async () => {
  const step = async (name: string) => (await read()).steps.find((one: { step: string }) => one.step === name)
  expect(await step('hours')).toEqual({ step: 'hours', done: false, asShipped: true })
  await server.request('admin', 'PATCH', '/api/setup', { step: 'hours', done: true })
  await server.request('admin', 'PATCH', '/api/settings', { hotel: { checkIn: '14:00' } })
  expect(await step('hours')).toEqual({ step: 'hours', done: true, asShipped: false })
  await server.request('admin', 'PATCH', '/api/setup', { step: 'hours', done: false })
  expect(await step('hours')).toMatchObject({ done: false })
  expect((await server.request('admin', 'PATCH', '/api/setup', { step: 'x', done: true })).status).toBe(400)
  expect((await server.request('marta', 'GET', '/api/setup')).status).toBe(403)
})
