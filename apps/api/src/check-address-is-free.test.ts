import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { checkAddressIsFree } from './check-address-is-free.ts'

const host = '127.0.0.1'

test('rejects a used port as listening would, and leaves a free one free', async () => {
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
