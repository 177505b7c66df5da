import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from '../run/run-command.ts'
import { aptInstall } from './apt-install.ts'

const oldestVersion = 15

const versionOf = async (folder: string) => {
  const { ok, output } = await runCommand({ command: join(folder, 'postgres'), args: ['--version'] })
  return ok ? Number(/(\d+)/.exec(output)?.[1] ?? 0) : 0
}

async function installed(): Promise<string | undefined> {
  const folders = [
    ...globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin']),
    ...(process.env.PATH ?? '').split(delimiter),
  ].filter((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
  const versions = await Promise.all(
    folders.map(async (folder) => ({ folder, version: await versionOf(folder) })),
  )
  return versions.toSorted((a, b) => b.version - a.version).find(({ version }) => version >= oldestVersion)
    ?.folder
}

/** The folder of the newest PostgreSQL here that is new enough, installed just now if need be; undefined where none can be had. */
export async function findPostgres(): Promise<string | undefined> {
  return (await installed()) ?? ((await aptInstall('postgresql')) ? installed() : undefined)
}
