import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const long = 'a'.repeat(300)

test.each([
  ['GET', '/api'],
  ['GET', '/api/nothing-here'],
  ['HEAD', '/api/products'],
  ['OPTIONS', '/api/products'],
  ['DELETE', '/api/products'],
  ['GET', '/%61pi/products'],
  ['GET', '/api/products?limit=many'],
  ['GET', `/api/users/${long}`],
  ['GET', '/api/users/%zz'],
  ['POST', '/api/auth/login'],
  ['GET', '/files'],
  ['GET', '/files/nothing-here'],
  ['GET', '/files/00000000-0000-4000-8000-000000000000'],
] as const)('%s %s is kept by no browser and no proxy', async (method, url) => {
  const { headers } = await server.app.inject({ method, url })
  expect(headers['cache-control']).toBe('no-store')
})

test('a response to a body that is too large is not cached either', async () => {
  const payload = { message: 'a'.repeat(70_000) }
  const { headers, statusCode } = await server.app.inject({ method: 'POST', url: '/api/contact', payload })
  expect([statusCode, headers['cache-control']]).toEqual([413, 'no-store'])
})
