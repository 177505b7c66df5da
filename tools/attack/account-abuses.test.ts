import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../tests/support/servers/open-test-server.ts'
import { accountAbuses } from './account-abuses.ts'

let server: TestServer
let url: string
beforeAll(async () => {
  server = await openTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test.each(Object.entries(accountAbuses))(
  '%s: the attack finds nothing',
  async (_name, abuse) => {
    expect(await abuse({ url, dataDir: server.dataDir })).toEqual([])
  },
  60_000,
)
