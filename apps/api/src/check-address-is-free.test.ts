import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { checkAddressIsFree } from './check-address-is-free.ts'

const host = '127.0.0.1'

test('a port that somebody has is refused as listening would, and one that is free stays free', async () => {
  const neighbour = createServer().listen({ port: 0, host })
  await once(neighbour, 'listening')
  const { port } = neighbour.address() as AddressInfo
  await expect(checkAddressIsFree({ port, host })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
  })
  neighbour.close()
  await once(neighbour, 'close')
  await checkAddressIsFree({ port, host })
  await checkAddressIsFree({ port, host })
})
