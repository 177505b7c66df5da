import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startServer, type ServerProcess } from '../support/servers/server-process.ts'
import { trainingRequests } from '../support/bookings/many-bookings.ts'
import { dropDatabase, newDatabaseUrl } from '../support/servers/new-database-url.ts'
import { withDemo } from '../support/servers/open-test-server.ts'

/** The embedded database has no server that could fall silent. */
const skip = !process.env.TEST_DATABASE_URL

const servers: ServerProcess[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill('SIGKILL'))))

/**
 * Stands before a server and, on demand, hands nothing on any more: connections stay open and new ones are taken, as by a
 * server that was stopped.
 */
async function standBefore(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let silent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [one, other] of [pair, pair.toReversed() as typeof pair]) {
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
      if (silent) one.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    setSilent(now: boolean) {
      silent = now
      for (const socket of [...pairs].flat())
        if (silent) socket.pause()
        else socket.resume()
    },
    close() {
      for (const socket of [...pairs].flat()) socket.destroy()
      server.close()
    },
  }
}

const withinMs = 12_000

/** Events that the open board receives through the listening connection and its jobs. */
async function listenAtDesk({ request, url }: ServerProcess) {
  const login = { email: 'marta@demo.rumi.mx', password: 'lomito-feliz-2026' }
  const { body } = await request(null, 'POST', '/api/auth/login', login)
  const reply = await fetch(`${url}/api/desk/stream`, { headers: { authorization: `Bearer ${body.token}` } })
  let output = ''
  void (async () => {
    for await (const chunk of reply.body!) output += Buffer.from(chunk as Uint8Array).toString()
  })().catch(() => undefined)
  return () => output
}

test(
  'a server that falls silent is left within seconds, and the product is whole again once it speaks',
  { skip, timeout: 180_000 },
  async () => {
    const databaseUrl = (await newDatabaseUrl(withDemo))!
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'rumi-silent-'))
    const front = await standBefore(databaseUrl)
    const server = await startServer({ DATABASE_URL: front.url, DATA_DIR, LOG_LEVEL: 'silent' })
    servers.push(server)
    const get = async (path: string) => {
      const began = performance.now()
      // The server may close an idle connection while the next request is on its way.
      const headers = { connection: 'close' }
      const signal = AbortSignal.timeout(60_000)
      const reply = await fetch(`${server.url}${path}`, { headers, signal })
      await reply.arrayBuffer()
      return { status: reply.status, wait: reply.headers.get('retry-after'), ms: performance.now() - began }
    }
    const [wanted] = await trainingRequests(server, 1)
    expect(await get('/api/products')).toMatchObject({ status: 200 })

    front.setSilent(true)
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => get('/api/products')))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
      expect(answers.filter(({ wait }) => wait === null)).toEqual([])
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(withinMs)
    }
    expect(await get('/readyz')).toMatchObject({ status: 503, wait: '2' })
    expect(await get('/healthz')).toMatchObject({ status: 200 })

    front.setSilent(false)
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200)
    const answers = await Promise.all(Array.from({ length: 25 }, () => get('/api/products')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))

    const heard = await listenAtDesk(server)
    expect((await server.request('ana', 'POST', '/api/serviceBookings', wanted)).status).toBe(201)
    await expect.poll(heard, { timeout: 30_000, interval: 500 }).toContain('event: booking')
    front.close()
    await server.kill('SIGKILL')
    await dropDatabase(databaseUrl)
    await rm(DATA_DIR, { recursive: true, force: true })
  },
)
