import { isAbsolute, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { WrongBackup } from '../../apps/api/src/backup/index.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { openDatabase, type Database } from '../../apps/api/src/db/connect.ts'
import { hasDatabaseFiles } from '../../apps/api/src/db/embedded/database-files.ts'
import { wordsOfFailure } from '../../apps/api/src/explain-failed-start.ts'
import { fileStoreOf, type FileStore } from '../../apps/api/src/files/index.ts'

type Work = {
  database: Database
  store: FileStore
  file: string
  replace: boolean
  passphrase: string | undefined
}

/** A path as the person who typed it means it: npm runs its commands at the root of the project. */
const asTyped = (path: string) => (isAbsolute(path) ? path : resolve(process.env.INIT_CWD ?? '.', path))

/**
 * Does what a command does to the whole installation, with its database opened by this process; says in one sentence why it cannot. An
 * embedded database that a running server has is refused.
 */
export async function withServerStopped(
  command: 'backup' | 'restore',
  notDone: string,
  work: (given: Work) => Promise<void>,
) {
  process.umask(0o077)
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const [given, ...others] = positionals
    if (!given || others.length > 0) throw new WrongBackup(`name one file: npm run ${command} -- FILE`)
    const config = readConfig(process.env)
    if (
      command === 'backup' &&
      !config.databaseUrl &&
      !(await hasDatabaseFiles(join(config.dataDir, 'pgdata')))
    )
      throw new WrongBackup(`DATA_DIR ${config.dataDir} has no database in it`)
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      setDamagedAside: command === 'restore',
    })
    try {
      await work({
        database,
        store: fileStoreOf(config),
        file: asTyped(given),
        replace: values.replace,
        passphrase: config.backupPassphrase,
      })
    } finally {
      await database.close()
    }
  } catch (failure) {
    const words =
      failure instanceof WrongBackup ? `${failure.message}.` : wordsOfFailure(failure, process.env)
    console.error(`${notDone}:`, words)
    process.exit(1)
  }
}
