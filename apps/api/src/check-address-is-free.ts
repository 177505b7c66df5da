import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Listens where the house is about to and leaves again. A taken port is told before the database is opened and filled,
 * which would take seconds and leave a folder behind.
 */
export async function checkAddressIsFree({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer().listen({ port, host, exclusive: true })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
