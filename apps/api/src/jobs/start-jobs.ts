import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/connect.ts'
import { recentlyEnqueued } from './enqueue-event.ts'
import { openQueue, type JobLogger, type Pace } from './event-queue.ts'
import type { EventHandlers } from './events.ts'
import { relayOutbox } from './relay-outbox.ts'

const relayEveryMs = 1_000
/** Delay in ms that batches concurrent events. */
const relayRestMs = 50
const maintenanceEveryMs = 60 * 60 * 1_000
const frequentTasksEveryMs = 60 * 1_000

export type Jobs = {
  /** Carries out at once what was announced by a transaction that has just been committed. */
  flush(): void
  /** Waits for the tasks that are under way, such as those of the start; events go on. */
  tasksDone(): Promise<void>
  /** Ends after what runs has ended; what is left waits for the next start. */
  stop(): Promise<void>
}

type Task = () => Promise<void>

type JobOptions = {
  database: Database
  /** Event handlers of each module. */
  handlers: EventHandlers[]
  /** Maintenance tasks, run at start and hourly. */
  maintenanceTasks?: Task[]
  /** Frequent tasks, run at start and every minute. */
  frequentTasks?: Task[]
  logger: JobLogger
  pace?: Pace
  /** True if a request waits for its response. Event handlers yield to it for a moment. */
  isBusy?: () => boolean
}

/** Carries out the consequences of what was announced: outbox to queue, queue to handlers, at least once each. */
export async function startJobs({
  database,
  handlers,
  maintenanceTasks = [],
  frequentTasks = [],
  logger,
  pace,
  isBusy,
}: JobOptions): Promise<Jobs> {
  const queue = await openQueue(database, {
    handlers,
    logger,
    ...(pace && { pace }),
    ...(isBusy && { isBusy }),
  })
  let relaying: Promise<void> | null = null
  let isRequestedAgain = false

  async function relayUntilEmpty() {
    try {
      do {
        isRequestedAgain = false
        const moved = await relayOutbox(database.db, queue)
        if (moved > 0) queue.wake()
        if (isRequestedAgain) await sleep(relayRestMs)
      } while (isRequestedAgain)
    } catch (error) {
      logger.error({ err: error }, 'the outbox could not be relayed; it is tried again')
    } finally {
      relaying = null
    }
  }

  function relay() {
    isRequestedAgain = true
    relaying ??= relayUntilEmpty()
  }

  const underWay = new Set<Promise<void>>()
  let isStopping = false

  async function carryOut(tasks: Task[]) {
    for (const task of tasks) {
      if (isStopping) return
      await task().catch((error: unknown) => logger.error({ err: error }, 'a task failed; it is tried again'))
    }
  }

  function run(tasks: Task[]) {
    const done = carryOut(tasks).finally(() => underWay.delete(done))
    underWay.add(done)
  }

  const tasksDone = async () => {
    await Promise.all(underWay)
  }

  const relayTimer = setInterval(relay, relayEveryMs).unref()
  const maintenanceTimer = setInterval(() => run(maintenanceTasks), maintenanceEveryMs).unref()
  const frequentTimer = setInterval(() => run(frequentTasks), frequentTasksEveryMs).unref()
  relay()
  run([...frequentTasks, ...maintenanceTasks])

  return {
    flush() {
      if (recentlyEnqueued()) relay()
    },
    tasksDone,
    async stop() {
      isStopping = true
      clearInterval(relayTimer)
      clearInterval(maintenanceTimer)
      clearInterval(frequentTimer)
      await relaying
      await tasksDone()
      await queue.close()
    },
  }
}
