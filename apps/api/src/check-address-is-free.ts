import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Binds the address briefly. A taken port is reported before the database is opened, which takes seconds and
 * creates a folder.
 */
export async function checkAddressIsFree({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer().listen({ port, host, exclusive: true })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
