import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { restrictToOwner, makeDatabaseFiles } from './database-files.ts'
import { openDurablePglite } from './durable-pglite.ts'
import { endsSession } from './fatal-answers.ts'

/** Start parameters of the embedded database. */
export type WorkerTask = { pgdata: string; socketPath: string }

/** Message of the worker once it accepts queries. */
export type WorkerReady = 'ready'

if (!parentPort) throw new Error('the embedded database runs in a worker thread')
const port = parentPort
const task: WorkerTask = workerData

await makeDatabaseFiles(task.pgdata)
const pglite = await openDurablePglite(task.pgdata)
restrictToOwner(task.pgdata)

// After an error that ends its session the engine refuses for ever without pausing, and after a call that breaks the socket
// server stands still. Either way this thread ends at once, and is started again.
const execute = pglite.execProtocolRawStream.bind(pglite)
pglite.execProtocolRawStream = (message, options) =>
  execute(message, {
    ...options,
    onRawData(answer) {
      options?.onRawData(answer)
      if (endsSession(answer)) process.exit(1)
    },
  }).catch(() => process.exit(1))

// The pool has one connection; a second place lets its successor in while the old one is still leaving.
const server = new PGLiteSocketServer({ db: pglite, path: task.socketPath, maxConnections: 2 })
await server.start()

port.once('message', async () => {
  await server.stop()
  await pglite.close()
  process.exit()
})
port.postMessage('ready' satisfies WorkerReady)
