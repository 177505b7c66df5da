import { parentPort } from 'node:worker_threads'
import type { WorkerOutcome } from './worker-task.ts'

/** Runs the task of a worker thread that `createWorkerTask` started, once for each message, and posts its outcome. */
export function serveWorkerTask<Output>(task: (input: never) => Output | Promise<Output>) {
  if (!parentPort) throw new Error('a worker task runs in a worker thread')
  const port = parentPort
  port.on('message', async (input) => port.postMessage(await outcomeOf(() => task(input as never))))
  port.postMessage('ready')
}

async function outcomeOf<Output>(task: () => Output | Promise<Output>): Promise<WorkerOutcome<Output>> {
  try {
    return { value: await task() }
  } catch (error) {
    // Loaded only here: most tasks succeed, and a thread that starts with the whole contract starts late.
    const { Refused } = await import('./refused.ts')
    if (error instanceof Refused) return { refused: { code: error.code, particulars: error.particulars } }
    return { failed: error instanceof Error ? error : new Error(String(error)) }
  }
}
