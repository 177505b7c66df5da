import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadFixtureIntoFolder } from '../../apps/api/src/db/testing/database-templates.ts'
import { launch, startServer, type ServerProcess } from './server-process.ts'
import { dropDatabase, newDatabaseUrl } from './new-database-url.ts'
import { withDemo } from './open-test-server.ts'
import { root } from './source-files.ts'

const run = promisify(execFile)

/** Where a house keeps what it has: a folder, and a database of the server where there is one. */
type Place = Record<'DATA_DIR', string> & Partial<Record<'DATABASE_URL', string>>

const places: Place[] = []
const servers: ServerProcess[] = []
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumi-commands-'))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  for (const { DATABASE_URL } of places) if (DATABASE_URL) await dropDatabase(DATABASE_URL)
  await rm(folder, { recursive: true, force: true })
})

async function newPlace(): Promise<Place> {
  const url = await newDatabaseUrl()
  const place = { DATA_DIR: join(folder, `house-${places.length}`), ...(url ? { DATABASE_URL: url } : {}) }
  places.push(place)
  return place
}

async function open(place: Place) {
  const server = await startServer(place)
  servers.push(server)
  return server
}

/** What a command says in a house's place, and how it ends. */
async function command(name: 'backup' | 'restore' | 'remove-demo', place: Place, ...typed: string[]) {
  const { DATABASE_URL: _none, NODE_ENV: _test, VITEST: _vitest, ...inherited } = process.env
  const options = { cwd: root, env: { ...inherited, INIT_CWD: folder, ...place } }
  return run(process.execPath, [`tools/${name}.ts`, ...typed], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: `${stdout}${stderr}`.trim() }),
    (failed: { code: number; stdout: string; stderr: string }) => ({
      code: failed.code,
      said: `${failed.stdout}${failed.stderr}`.trim(),
    }),
  )
}

/** An embedded house lets in nobody beside itself. */
const refusedAsInUse = {
  code: 1,
  said: expect.stringMatching(
    /^No backup was made: DATA_DIR \S+ is in use by another running instance; .*\.$/,
  ),
}

const slowly = 180_000

test(
  'a house is saved, restored in another place, and opens there with its people and dogs',
  async () => {
    const before = await newPlace()
    const server = await open(before)
    const named = { name: 'Sol', sex: 'hembra', birthDate: '2021-01-01' }
    const made = await server.ask('ana', 'POST', '/api/rumis', named)

    const whileOpen = await command('backup', before, 'open.backup')
    expect(whileOpen).toMatchObject(before.DATABASE_URL ? { code: 0 } : refusedAsInUse)
    const inUse = await command('restore', before, 'open.backup')
    expect(inUse).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Nothing was restored: .* in use.*\.$/),
    })
    await server.kill('SIGTERM')

    const saved = await command('backup', before, 'closed.backup')
    expect(saved).toMatchObject({
      code: 0,
      said: expect.stringMatching(/holds the house: \d{3,} rows and 0 files\.$/),
    })
    expect((await stat(join(folder, 'closed.backup'))).mode & 0o077).toBe(0)

    const after = await newPlace()
    expect((await command('restore', after, 'closed.backup')).said).toMatch(/^The house is as .* kept it/)
    const again = await open(after)
    const found = await again.ask('ana', 'GET', `/api/rumis/${made.body.data.rumi._id}`)
    expect(found.body.data.rumi.name).toBe('Sol')
  },
  slowly,
)

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a backup takes the place of a damaged database, which is kept aside; one that fails leaves nothing to begin anew',
  async () => {
    const place = await newPlace()
    await loadFixtureIntoFolder(place.DATA_DIR, withDemo)
    expect((await command('backup', place, 'whole.backup')).code).toBe(0)
    await rm(join(place.DATA_DIR, 'pgdata', 'PG_VERSION'))

    expect(await command('restore', place, 'nowhere.backup')).toMatchObject({ code: 1 })
    expect(await command('backup', place, 'lost.backup')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/has files \(pgdata\.damaged-\d+\) and no database, .*npm run restore/),
    })
    expect(await command('restore', place, 'whole.backup')).toMatchObject({ code: 0 })
    const server = await open(place)
    expect((await server.ask('ana', 'GET', '/api/rumis')).body.data.rumis).toHaveLength(2)
    expect(await readdir(place.DATA_DIR)).toContainEqual(expect.stringMatching(/^pgdata\.damaged-/))
  },
  slowly,
)

test(
  'a house with a demo is a real one once the command has taken the demo out',
  async () => {
    const place = await newPlace()
    const demo = await open(place)
    const whileOpen = await command('remove-demo', place)
    expect(whileOpen).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^No demo data was removed: .* in use/),
    })
    await demo.kill('SIGTERM')
    expect(await command('remove-demo', place)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^17 demo people are gone, .*DEMO=0/),
    })
    const { child, url, said } = await launch({ ...place, DEMO: '', NODE_ENV: 'production' })
    await expect
      .poll(() => fetch(`${url}/readyz`).then(({ status }) => status, said), { timeout: 40_000 })
      .toBe(200)
    child.kill('SIGKILL')
  },
  slowly,
)

test(
  'a command that cannot be carried out says why in one sentence, and does nothing',
  async () => {
    const place = await newPlace()
    const wrong: [Parameters<typeof command>, RegExp][] = [
      [['backup', place, 'empty.backup'], /has no house in it\.$/],
      [['backup', place], /name one file: npm run backup -- FILE\.$/],
      [['restore', place], /name one file: npm run restore -- FILE\.$/],
      [['restore', place, 'nowhere.backup'], /there is no such file\.$/],
    ]
    for (const [typed, sentence] of wrong) {
      const { code, said } = await command(...typed)
      expect(code).toBe(1)
      expect(said).toMatch(sentence)
      expect(said.split('\n')).toHaveLength(1)
    }
    expect(await readdir(folder)).not.toContain('empty.backup')
  },
  slowly,
)
