import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compiledFolder } from '../../../tools/run/clean-environment.ts'
import { loadFixtureIntoFolder, type Fixture } from '../../../apps/api/src/db/testing/database-templates.ts'
import { dropDatabase, newDatabaseUrl } from './new-database-url.ts'
import { withDemo } from './open-test-server.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { root } from './source-files.ts'

const run = promisify(execFile)

/** Where a server keeps what it has: a folder, and a database of the PostgreSQL where there is one. */
type Place = Record<'DATA_DIR', string> & Partial<Record<'DATABASE_URL', string>>

/** Commands start whole processes one after the other. */
export const commandTimeoutMs = 180_000

/** A folder in which servers are set up, opened and given commands; `close` takes all of it away. */
export async function openCommandRunner() {
  const folder = await mkdtemp(join(tmpdir(), 'rumi-commands-'))
  const places: Place[] = []
  const servers: ServerProcess[] = []
  async function newPlace(fixture?: Fixture): Promise<Place> {
    const url = await newDatabaseUrl(fixture)
    const place = {
      DATA_DIR: join(folder, `data-${places.length}`),
      ...(url ? { DATABASE_URL: url } : {}),
    }
    places.push(place)
    return place
  }
  return {
    folder,
    /** A place where nothing was ever opened. */
    newPlace: () => newPlace(),
    /** A place with its demo, as a start before left it: making that takes most of a first start. */
    async newInstallation(): Promise<Place> {
      const place = await newPlace(withDemo)
      if (!place.DATABASE_URL) await loadFixtureIntoFolder(place.DATA_DIR, withDemo)
      return place
    },
    async open(place: Place) {
      const server = await startServer(place)
      servers.push(server)
      return server
    },
    /** Output and exit code of a command. */
    async command(name: 'backup' | 'restore' | 'remove-demo', place: Place, ...typed: string[]) {
      const { DATABASE_URL: _none, NODE_ENV: _test, VITEST: _vitest, ...inherited } = process.env
      const options = {
        cwd: root,
        env: { ...inherited, NODE_COMPILE_CACHE: compiledFolder, INIT_CWD: folder, ...place },
      }
      return run(process.execPath, [`tools/${name}.ts`, ...typed], options).then(
        ({ stdout, stderr }) => ({ code: 0, output: `${stdout}${stderr}`.trim() }),
        (failed: { code: number; stdout: string; stderr: string }) => ({
          code: failed.code,
          output: `${failed.stdout}${failed.stderr}`.trim(),
        }),
      )
    },
    async close() {
      await Promise.all(servers.map((server) => server.kill('SIGKILL')))
      for (const { DATABASE_URL } of places) if (DATABASE_URL) await dropDatabase(DATABASE_URL)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type CommandRunner = Awaited<ReturnType<typeof openCommandRunner>>
