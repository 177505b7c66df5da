import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const policyOf = async (path: string, method = 'GET') => {
  const { headers } = await server.request('marta', method, path)
  return String(headers['content-security-policy'])
}

test.each([
  ['a record', '/api/rumis'],
  ['a refusal', '/api/roles'],
  ['a missing one', '/api/no-hay'],
  ['health', '/healthz'],
  ['the description of the API', '/openapi.json'],
  ['a file that is exported', '/api/export-excel'],
])('%s carries a policy that loads nothing', async (_, path) => {
  expect(await policyOf(path)).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('an own cache policy is kept', async () => {
  expect(await policyOf('/docs/static/index.html')).toContain("script-src 'self'")
})
