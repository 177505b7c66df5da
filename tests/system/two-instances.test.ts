import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startServer, type ServerProcess } from './server-process.ts'
import { trainingRequests } from './many-bookings.ts'
import { dropDatabase, newDatabaseUrl } from './new-database-url.ts'

/** Two processes at once need a server: the embedded database has one. */
const skip = !process.env.TEST_DATABASE_URL

const servers: ServerProcess[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill('SIGKILL'))))

test(
  'two instances on one server open together and sell the last hour once',
  { skip, timeout: 120_000 },
  async () => {
    const DATABASE_URL = (await newDatabaseUrl())!
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'rumi-two-'))
    const [one, other] = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL, DATA_DIR })))
    servers.push(one!, other!)
    const [request] = await trainingRequests(one!, 1)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        (i % 2 ? one! : other!).ask('ana', 'POST', '/api/serviceBookings', request),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    await Promise.all(servers.map((server) => server.kill('SIGTERM')))
    await dropDatabase(DATABASE_URL)
    await rm(DATA_DIR, { recursive: true, force: true })
  },
)
