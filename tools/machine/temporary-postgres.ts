import { randomBytes } from 'node:crypto'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { cleanEnvironment } from '../run/clean-environment.ts'
import { startChild, stopChild } from '../run/children.ts'
import { runCommand } from '../run/run-command.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import { freePort } from './free-port.ts'
import { ordinaryUser } from './ordinary-user.ts'

export type PostgresServer = {
  /** An address with the right to create databases. */
  url: string
  stop: () => Promise<void>
}

const startPatienceMs = 30_000

/** Nothing here outlives the tests, so it is never worth waiting for the disk. */
const usualSettings = (port: number) => [
  'listen_addresses=127.0.0.1',
  `port=${port}`,
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=8GB',
  'checkpoint_timeout=1h',
  'jit=off',
]

/** Settings for databases of one test file: no autovacuum and no replication. */
const shortLivedSettings = ['autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0']

export type TemporaryPostgresOptions = {
  /** Whether no database of it lives longer than a file of tests. */
  shortLived?: boolean
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Starts a PostgreSQL of its own in a temporary folder, as an ordinary user where this process is root. */
export async function startTemporaryPostgres(
  binaries: string,
  { shortLived = false }: TemporaryPostgresOptions = {},
): Promise<PostgresServer> {
  const user = ordinaryUser()
  const folder = temporaryFolder('postgres')
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const asUser = { cwd: folder, env: cleanEnvironment({ LC_ALL: 'C' }), ...(user ? { user } : {}) }

  const created = await runCommand({
    command: join(binaries, 'initdb'),
    args: ['-D', data, '-U', 'rumi', '-E', 'UTF8', '--no-sync', '-A', 'md5', `--pwfile=${passwordFile}`],
    ...asUser,
  })
  if (!created.ok) throw new Error(`PostgreSQL could not make a cluster.\n${created.output}`)

  const port = await freePort()
  const url = `postgres://rumi:${password}@127.0.0.1:${port}/postgres`
  const message: string[] = []
  const settings = [...usualSettings(port), ...(shortLived ? shortLivedSettings : [])]
  const server = startChild(
    join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, env: asUser.env, stdio: ['ignore', 'pipe', 'pipe'], ...user },
  )
  server.stderr?.on('data', (chunk: Buffer) => message.push(chunk.toString()))
  const stop = async () => {
    await stopChild(server, 'SIGINT')
    removeFolder(folder)
  }

  const deadline = Date.now() + startPatienceMs
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`PostgreSQL did not start.\n${message.join('')}`)
    }
    await pause(100)
  }
  return { url, stop }
}

/** Makes an empty database beside the one of `url` and answers its address. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
