import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newcomer } from '../../../../../tests/support/servers/newcomer.ts'
import { openTestServer, type TestServer } from '../../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())
afterEach(() => setDisk({ low: false, full: false }))

const setDisk = ({ low, full }: { low: boolean; full: boolean }) =>
  Object.assign(server.database, { isDiskLow: () => low, isDiskFull: () => full })
const dog = { name: 'Rayo', sex: 'macho', birthDate: '2022-01-15' }

test('on a disk that is nearly full nothing is written, and people still come in, go out and end sessions', async () => {
  const ana = await newcomer(server)
  setDisk({ low: true, full: false })
  const refused = await ana.request('POST', '/api/rumis', dog)
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect((await ana.request('GET', '/api/rumis')).status).toBe(200)

  const [second, third] = [await ana.signIn(), await ana.signIn()]
  expect([second.status, third.status]).toEqual([200, 200])
  const asSecond = { authorization: `Bearer ${second.token}` }
  const isRepeatedPart = { currentPassword: 'lomito-feliz-2026' }
  const confirm = await server.request(null, 'POST', '/api/auth/confirm', isRepeatedPart, asSecond)
  expect(confirm.status).toBe(204)
  expect((await server.request('admin', 'POST', '/api/auth/confirm', isRepeatedPart)).status).toBe(204)
  expect((await server.request('marta', 'POST', '/api/auth/activity')).status).toBe(200)
  const { body } = await server.request(null, 'GET', '/api/auth/sessions', undefined, asSecond)
  const own: { id: string; current: boolean }[] = body.data.sessions
  expect(own).toHaveLength(3)
  const other = own.find(({ current }) => !current)!
  const end = (path: string, method = 'DELETE') => server.request(null, method, path, undefined, asSecond)
  expect((await end(`/api/auth/sessions/${other.id}`)).status).toBe(204)
  expect((await end('/api/auth/sessions')).status).toBe(204)
  expect((await end('/api/auth/logout', 'POST')).status).toBe(204)
  expect((await server.request('admin', 'DELETE', `/api/users/${ana.id}/sessions`)).status).toBe(204)
  expect((await ana.request('GET', '/api/auth/me')).status).toBe(401)
})

test('on low disk registrations, mails and unknown paths write nothing', async () => {
  setDisk({ low: true, full: false })
  const email = 'alguien@correo.mx'
  for (const path of ['/api/auth/forgot-password', '/api/auth/verify-email', '/api/nothing'])
    expect((await server.request(null, 'POST', path, { email })).status).toBe(503)
})

test('rejects all writes when no space is left', async () => {
  const ana = await newcomer(server)
  setDisk({ low: true, full: true })
  expect((await ana.signIn()).status).toBe(503)
  expect((await ana.request('GET', '/api/auth/me')).status).toBe(200)
})
