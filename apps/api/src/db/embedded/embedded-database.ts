import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { filesIn, hasDatabaseFiles } from './database-files.ts'
import { watchDiskSpace } from './disk-space.ts'
import type { WorkerReady, WorkerTask } from './embedded-worker.ts'
import { lockFolder } from './folder-lock.ts'
import { makeUsableFolder, proveUsable } from './make-folder.ts'

/** The longest address of a Unix socket that every system takes, with a little to spare. */
const maxSocketPathLength = 100

/** Timeout of stopping the engine in ms. It is then killed, without loss of acknowledged data. */
const longestStopMs = 5_000

/** The driver looks for this name in the folder it is given as a host. */
const socketName = '.s.PGSQL.5432'

export type DbLogger = Pick<Logger, 'info' | 'warn' | 'error'>

export type EmbeddedDatabase = {
  /** Connection options of the driver. */
  connection: Pick<PoolConfig, 'host' | 'port' | 'user' | 'database'>
  isDiskLow(): boolean
  isDiskFull(): boolean
  close(): Promise<void>
}

/** Another process holds the folder. */
export class FolderInUse extends Error {}

/** A new database would not fit. On a full disk its engine would hang. */
export class DiskTooFull extends Error {}

/** The data folder has files but no database that opens, so no new one is created in it. */
export class DatabaseLost extends Error {
  constructor(folder: string, what: string, cause?: Error) {
    super(
      `DATA_DIR ${folder} ${what}; put a backup back with "npm run restore -- FILE", or name another folder.${engineMessage(cause)}`,
      { cause },
    )
  }
}

/** The engine did not start for want of something that is no part of the data folder. */
export class EngineNotStarted extends Error {
  constructor(folder: string, cause: Error) {
    super(
      `DATA_DIR ${folder} holds a database that could not be started now, and nothing says that it is damaged; start again with more memory and fewer open files.${engineMessage(cause)}`,
      { cause },
    )
  }
}

const engineMessage = (cause: Error | undefined) => (cause ? ` Its engine reports: ${cause.message}` : '')

/** System errors of missing resources or a conflicting program. */
const shortages = new Set([
  'ERR_WORKER_OUT_OF_MEMORY',
  'ERR_WORKER_INIT_FAILED',
  'ENOMEM',
  'EMFILE',
  'ENFILE',
  'EADDRINUSE',
])

/** Memory that WebAssembly does not get is a range that is too large. */
const isShortage = (failure: NodeJS.ErrnoException) =>
  failure instanceof RangeError || shortages.has(failure.code ?? '')

export const noDatabaseAmong = (files: string[]) =>
  `has files (${files.slice(0, 3).join(', ')}) and no database, and none is begun among them`

const unreadable =
  'holds a database that cannot be opened: it is damaged, or not all of it can be read and written'

type EmbeddedOptions = {
  logger?: DbLogger | undefined
  /** Moves an unreadable database aside, for a restore. */
  setDamagedAside?: boolean | undefined
}

/** Starts the embedded PostgreSQL of a data folder in a thread of its own; refuses a folder that another process has. */
export async function startEmbeddedDatabase(
  dataDir: string,
  { logger, setDamagedAside = false }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir)
  await makeUsableFolder(folder)
  const lock = lockFolder(folder)
  if (!lock)
    throw new FolderInUse(
      `DATA_DIR ${folder} is in use by another running instance; stop that one or name another folder.`,
    )

  try {
    const pgdata = join(folder, 'pgdata')
    const disk = await watchDiskSpace(folder)
    if (disk.isLow() && !(await hasDatabaseFiles(pgdata))) {
      throw new DiskTooFull(
        `DATA_DIR ${folder} has too little free space for a new database; it needs 256 MB.`,
      )
    }
    const socketFolder = await chooseSocketFolder(folder)
    const task = { pgdata, socketPath: join(socketFolder, socketName) }
    const thread = await openFiles(folder, task, logger).catch(async (failure: unknown) => {
      if (!setDamagedAside || !(failure instanceof DatabaseLost)) throw failure
      await setAside(pgdata)
      return keepRunning(task, logger)
    })
    return {
      connection: {
        host: socketFolder,
        port: 5432,
        user: 'postgres',
        database: 'postgres',
      },
      isDiskLow: () => disk.isLow(),
      isDiskFull: () => disk.isFull(),
      async close() {
        disk.stop()
        await thread.stop()
        if (socketFolder !== folder) await rm(socketFolder, { recursive: true, force: true })
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Opens the database of a folder, or begins one where the folder holds nothing at all. */
async function openFiles(folder: string, task: WorkerTask, logger: DbLogger | undefined) {
  if (!(await hasDatabaseFiles(task.pgdata))) {
    const files = await filesIn(folder)
    if (files.length > 0) throw new DatabaseLost(folder, noDatabaseAmong(files))
    return keepRunning(task, logger)
  }
  await proveUsable(task.pgdata)
  try {
    return await keepRunning(task, logger)
  } catch (thrown) {
    const cause = thrown instanceof Error ? thrown : new Error(String(thrown))
    logger?.error({ err: cause }, 'the embedded database does not start')
    throw isShortage(cause)
      ? new EngineNotStarted(folder, cause)
      : new DatabaseLost(folder, unreadable, cause)
  }
}

const setAside = (pgdata: string) =>
  rename(pgdata, `${pgdata}.damaged-${Date.now()}`).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure
  })

const chooseSocketFolder = (folder: string) =>
  join(folder, socketName).length <= maxSocketPathLength ? folder : mkdtemp(join(tmpdir(), 'rumi-'))

/** Runs the worker and, should it die, starts it again on the same files and the same address. */
async function keepRunning(task: WorkerTask, logger: DbLogger | undefined) {
  let stopping = false
  let current = await startWorker(task)

  const watch = () => {
    current.on('error', (error) => logger?.error({ err: error }, 'the embedded database broke'))
    current.once('exit', () => {
      if (!stopping) void restart()
    })
  }
  const restart = async () => {
    try {
      current = await startWorker(task)
      watch()
      logger?.warn('the embedded database was started again')
    } catch (error) {
      logger?.error({ err: error }, 'the embedded database does not start')
      if (!stopping) setTimeout(() => void restart(), 1_000)
    }
  }
  watch()

  return {
    async stop() {
      stopping = true
      if (current.threadId < 0) return
      const worker = current
      const gone = new Promise((done) => worker.once('exit', done))
      worker.postMessage('stop', [])
      const impatience = setTimeout(() => void worker.terminate(), longestStopMs)
      await gone
      clearTimeout(impatience)
    },
  }
}

async function startWorker(task: WorkerTask) {
  await rm(task.socketPath, { force: true })
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
  })
  const { promise, resolve: ready, reject } = Promise.withResolvers<void>()
  // `node --watch` reports through the same port which files the worker has loaded.
  worker.on('message', (text: WorkerReady | { 'watch:import': string[] }) => {
    if (text === 'ready') ready()
  })
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the embedded database ended with code ${code}`)))
  await promise
  return worker
}
