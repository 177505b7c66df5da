import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { proveAddress } from './prove-address.ts'

const host = '127.0.0.1'

test('a port that somebody has is refused as listening would, and one that is free stays free', async () => {
  const neighbour = createServer().listen({ port: 0, host })
  await once(neighbour, 'listening')
  const { port } = neighbour.address() as AddressInfo
  await expect(proveAddress({ port, host })).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' })
  neighbour.close()
  await once(neighbour, 'close')
  await proveAddress({ port, host })
  await proveAddress({ port, host })
})
