import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { makeDatabaseFiles } from './database-files.ts'
import { openDurablePglite } from './durable-pglite.ts'

/** What the embedded database is told at its start. */
export type WorkerTask = { pgdata: string; listenOn: { path: string } | { host: string; port: number } }

/** What it answers once it can be asked. */
export type WorkerReady = { port: number | undefined }

if (!parentPort) throw new Error('the embedded database runs in a worker thread')
const port = parentPort
const task: WorkerTask = workerData

await makeDatabaseFiles(task.pgdata)
const pglite = await openDurablePglite(task.pgdata)

// The socket server stands still for ever after a call that breaks; a worker that ends is started again.
const execute = pglite.execProtocolRawStream.bind(pglite)
pglite.execProtocolRawStream = (...call) =>
  execute(...call).catch((error: unknown) => {
    setImmediate(() => {
      throw error
    })
    throw error
  })

// The pool has one connection; a second place lets its successor in while the old one is still leaving.
const server = new PGLiteSocketServer({ db: pglite, ...task.listenOn, maxConnections: 2 })
await server.start()

port.once('message', async () => {
  await server.stop()
  await pglite.close()
  process.exit()
})
const [, listening] = server.getServerConn().match(/:(\d+)$/) ?? []
port.postMessage({ port: listening ? Number(listening) : undefined } satisfies WorkerReady)
