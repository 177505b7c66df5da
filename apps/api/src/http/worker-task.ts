import { Worker } from 'node:worker_threads'
import { fileSentences } from '../copy/people/file-sentences.ts'
import { createConcurrencyLimit } from './limits/concurrency-limit.ts'
import { Refused } from './refused.ts'

/** Result of a task, as it crosses from its thread: an error keeps neither its class nor its own fields there. */
export type WorkerOutcome<Output> =
  | { value: Output }
  | { refused: { code: Refused['code']; particulars: Refused['particulars'] } }
  | { failed: Error }

/** Longest time one file may be read. Loading the thread's code does not count. */
const deadlineMs = 5_000

/** Heap of a thread in MB; the largest upload and what is read from it fit many times. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

/** An idle thread keeps its code loaded for this long. */
const longestIdleMs = 10_000

/**
 * Returns a function that runs `Task`, which a worker file serves (`serveWorkerTask`), in a thread, two at a time, so that a foreign file
 * can neither block the event loop nor exhaust the heap (decision 210). After 5 s the thread is terminated and the call rejects with
 * `breaks-a-rule`; a `Refused` that the task throws is thrown here again.
 */
export function createWorkerTask<Task extends (input: never) => unknown>(entry: URL) {
  type Input = Parameters<Task>[0]
  type Output = Awaited<ReturnType<Task>>

  const gate = createConcurrencyLimit({ atOnce: 2, waiting: 32, longestWaitMs: 3 * deadlineMs })
  const idle = new Map<Worker, NodeJS.Timeout>()

  async function takeWorker() {
    for (const [worker, expiry] of idle) {
      clearTimeout(expiry)
      idle.delete(worker)
      worker.ref()
      return worker
    }
    const worker = await startWorker(entry)
    worker.once('exit', () => idle.delete(worker))
    return worker
  }

  function putBack(worker: Worker) {
    worker.unref()
    idle.set(worker, setTimeout(() => void worker.terminate(), longestIdleMs).unref())
  }

  async function run(input: Input): Promise<Output> {
    const worker = await takeWorker()
    worker.postMessage(input)
    const outcome = await nextMessage<WorkerOutcome<Output>>(worker, deadlineMs)
    putBack(worker)
    if ('refused' in outcome) throw new Refused(outcome.refused.code, outcome.refused.particulars)
    if ('failed' in outcome) throw outcome.failed
    return outcome.value
  }

  return (input: Input) => gate(() => run(input))
}

async function startWorker(entry: URL) {
  // Decoders report on the console what they also throw.
  const worker = new Worker(entry, { execArgv: [], resourceLimits, stdout: true })
  worker.on('error', () => undefined)
  await nextMessage<'ready'>(worker)
  return worker
}

/** Resolves with the next message of a thread. Terminates the thread and rejects where it fails or `mostMs` pass first. */
async function nextMessage<Message>(worker: Worker, mostMs?: number): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>()
  // `node --watch` reports through the same port which files the worker has loaded.
  const onMessage = (message: Message | { 'watch:import': string[] }) => {
    if (!(typeof message === 'object' && message !== null && 'watch:import' in message)) resolve(message)
  }
  const onError = (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooCostly() : error)
  const onExit = (code: number) => reject(new Error(`the worker thread ended with code ${code}`))
  worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  const deadline = mostMs === undefined ? undefined : setTimeout(() => reject(tooCostly()), mostMs)
  try {
    return await promise
  } catch (error) {
    void worker.terminate()
    throw error
  } finally {
    clearTimeout(deadline)
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
  }
}

const tooCostly = () => new Refused('breaks-a-rule', { message: fileSentences.tooCostly })
