import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { once } from 'node:events'
import { loadFixtureIntoFolder } from '../../../apps/api/src/db/testing/database-templates.ts'
import { launch, startServer, type ServerProcess } from '../../support/servers/server-process.ts'
import { withDemo } from '../../support/servers/open-test-server.ts'
import { allBookingIds, trainingRequests } from '../../support/bookings/many-bookings.ts'

/** Whole processes start and end here, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 240_000 })

const folders: string[] = []
const servers: ServerProcess[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill('SIGKILL')))
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
})

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'rumi-process-'))
  folders.push(folder)
  return folder
}

/** A folder whose database is made already, with its demo, which is most of a first start. */
async function readyFolder() {
  const folder = await newFolder()
  await loadFixtureIntoFolder(folder, withDemo)
  return folder
}

async function start(env: Record<string, string>) {
  const server = await startServer(env)
  servers.push(server)
  return server
}

test('a power cut in the middle of 200 bookings loses none that was answered 201', async () => {
  const DATA_DIR = await readyFolder()
  const before = await start({ DATA_DIR })
  const requests = await trainingRequests(before, 200)
  const acknowledged: string[] = []
  const waiting = requests.values()
  const oneAfterAnother = async () => {
    for (const request of waiting) {
      const { status, body } = await before.request('marta', 'POST', '/api/serviceBookings', request)
      if (status !== 201) throw new Error(`answered ${status}`)
      acknowledged.push(body.data.serviceBooking.id)
      if (acknowledged.length === 90) await before.kill('SIGKILL')
    }
  }
  await Promise.allSettled(Array.from({ length: 20 }, oneAfterAnother))
  expect(acknowledged.length).toBeGreaterThanOrEqual(90)
  expect(acknowledged.length).toBeLessThan(200)

  const after = await start({ DATA_DIR })
  const kept = new Set(await allBookingIds(after))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

test('a second start on the same folder is refused in a sentence, and the first goes on unharmed', async () => {
  const DATA_DIR = await readyFolder()
  const first = await start({ DATA_DIR })
  const second = await launch({ DATA_DIR })
  const [code] = (await once(second.child, 'exit')) as [number]
  expect(code).toBe(1)
  expect(second.output().trim()).toMatch(/^Rumi did not start: DATA_DIR .* is in use/)
  expect(second.output().trim().split('\n')).toHaveLength(1)
  expect((await first.request('ana', 'GET', '/api/rumis')).status).toBe(200)
})

test('a SIGTERM ends the server cleanly, and acknowledged writes stay', async () => {
  const DATA_DIR = await readyFolder()
  const before = await start({ DATA_DIR })
  const made = await before.request('ana', 'POST', '/api/rumis', {
    name: 'Sol',
    sex: 'hembra',
    birthDate: '2021-01-01',
  })
  expect(await before.kill('SIGTERM')).toBe(0)
  const after = await start({ DATA_DIR })
  const found = await after.request('ana', 'GET', `/api/rumis/${made.body.data.rumi._id}`)
  expect(found.body.data.rumi.name).toBe('Sol')
})

test('a wrong setting stops the start with one sentence that names it', async () => {
  const wrong = { PUBLIC_URL: 'rumi', DATABASE_URL: 'mysql://x', DEMO: 'yes', SMTP_URL: 'mail' }
  for (const [name, value] of Object.entries(wrong)) {
    const { child, output } = await launch({ DATA_DIR: await newFolder(), [name]: value })
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(1)
    expect(output().trim()).toMatch(new RegExp(`^Rumi did not start: ${name} must be .*"${value}"\\.$`))
  }
})

test('the demo’s people cannot exist in production', async () => {
  const { child, output } = await launch({ DATA_DIR: await newFolder(), NODE_ENV: 'production', DEMO: '1' })
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(1)
  expect(output()).toMatch(/DEMO must be 0 in production/)
})
