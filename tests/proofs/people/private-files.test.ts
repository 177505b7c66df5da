import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startServer, type ServerProcess } from '../../support/servers/server-process.ts'
import { dropDatabase, newDatabaseUrl } from '../../support/servers/new-database-url.ts'
import { withDemo } from '../../support/servers/open-test-server.ts'

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let folder: string
let server: ServerProcess | undefined
let databaseUrl: string | undefined
afterEach(async () => {
  await server?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  if (databaseUrl) await dropDatabase(databaseUrl)
})

/** Rights of others on a file of the folder, as the system writes them; empty where they have none. */
const openToOthers = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    // A file may be renamed or removed meanwhile.
    const mode = lstatSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0
    return mode & 0o077 ? [`${name} ${(mode & 0o777).toString(8)}`] : []
  })

async function upload({ request, url }: ServerProcess, path: string) {
  const login = { email: 'ana@demo.rumi.mx', password: 'lomito-feliz-2026' }
  const { body: opened } = await request(null, 'POST', '/api/auth/login', login)
  const body = new FormData()
  body.append('file', await (await fetch(dot)).blob(), 'canela.png')
  const headers = { authorization: `Bearer ${opened.token}` }
  return (await fetch(`${url}${path}`, { method: 'POST', headers, body })).status
}

test(
  'whatever the server writes into a folder that others may enter is closed to them',
  { timeout: 120_000 },
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'rumi-private-'))
    databaseUrl = await newDatabaseUrl(withDemo)
    chmodSync(folder, 0o777)
    server = await startServer({ DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) })
    expect(lstatSync(folder).mode & 0o777).toBe(0o777)
    const rumis = await server.request('ana', 'GET', '/api/rumis')
    expect(await upload(server, `/api/uploadRoutes?dogId=${rumis.body.data.rumis[0]._id}`)).toBe(200)
    await server.request(null, 'POST', '/api/contact', {
      name: 'Eva',
      email: 'eva@casa.mx',
      message: 'Hola, ¿abren hoy?',
    })
    await expect
      .poll(() => readdirSync(join(folder, 'outbox')).length, { timeout: 20_000 })
      .toBeGreaterThan(0)
    expect(readdirSync(join(folder, 'uploads'))).not.toEqual([])
    expect(openToOthers()).toEqual([])
  },
)
