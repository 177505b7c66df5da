import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss, type JobResult, type JobWithMetadata, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../db/connect.ts'
import { withoutTimeouts } from '../db/without-timeouts.ts'
import type { EventKind, EventHandlers, DeliveredEvent } from './events.ts'
import { eventQueue as events, parkedQueue as parked } from './parked-events.ts'
import { errorSummary } from './error-summary.ts'

/** Retention of dead letters: one year. */
const parkedForSeconds = 365 * 24 * 60 * 60

/** Retention of completed events: one week, to recognise repeated ids. */
const doneForSeconds = 7 * 24 * 60 * 60

/** Retries of a failing job, the first delay (growing), and the polling interval. */
export type Pace = { tries: number; firstDelaySeconds: number; pollEverySeconds: number }

/** Eight tries over about ten minutes, then it is parked (docs/security.md#faults). */
const patient: Pace = { tries: 8, firstDelaySeconds: 5, pollEverySeconds: 2 }

type Announced = { id: string; kind: string; payload: Record<string, unknown> }
type JobData = { kind: string; payload: Record<string, unknown> }

export type EventQueue = {
  /** Adds events as jobs of the same id; one that is there already is left alone. */
  add(announced: Announced[]): Promise<void>
  /** Looks for jobs now instead of at the next round. */
  wake(): void
  close(): Promise<void>
}

export type JobLogger = Pick<Logger, 'info' | 'warn' | 'error'>
type QueuePolicy = Omit<Queue, 'name'>

type QueueOptions = {
  handlers: EventHandlers[]
  logger: JobLogger
  pace?: Pace
  isBusy?: () => boolean
}

/** Events delivered at once. Each uses several queries, and requests need the connections. */
const deliveredAtOnce = 4
/** Requests go first, but no event waits longer than this for them. */
const longestYieldMs = 500
const lookEveryMs = 10

/** Resolves once no request waits, or after a moment. */
async function yieldWhile(isBusy: () => boolean) {
  for (let waitedMs = 0; waitedMs < longestYieldMs && isBusy(); waitedMs += lookEveryMs)
    await sleep(lookEveryMs)
}

/** A job whose process died is noticed by its silence, and tried again. */
const silenceSeconds = 10
const longestJobSeconds = 60
const closeWithinMs = 5_000

/** A number that stands for 'someone is setting up the queue'; nothing else locks by it. */
const setUpLock = 7_864_518

/** Instances that start together on one server set up one after the other; a database of one connection has only this one. */
async function oneAfterTheOther({ pool }: Database, setUp: () => Promise<void>) {
  if (pool.options.max === 1) return setUp()
  await withoutTimeouts(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [setUpLock])
    await setUp()
  })
}

/** Opens the queue on the database's own pool. */
async function openBoss(database: Database, policy: QueuePolicy, logger: JobLogger) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
    backend: database.embedded ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue stumbled'))
  boss.on('warning', ({ message }) => logger.warn({ warning: message }, 'the job queue warns'))
  await oneAfterTheOther(database, async () => {
    await boss.start()
    await boss.createQueue(parked, { retentionSeconds: parkedForSeconds })
    await boss.updateQueue(parked, { retentionSeconds: parkedForSeconds })
    await boss.createQueue(events, policy)
    await boss.updateQueue(events, policy)
  })
  return boss
}

/** The queue of events, and the worker that takes from it. */
export async function openQueue(
  database: Database,
  { handlers, logger, pace = patient, isBusy = () => false }: QueueOptions,
) {
  const boss = await openBoss(
    database,
    {
      deadLetter: parked,
      deleteAfterSeconds: doneForSeconds,
      expireInSeconds: longestJobSeconds,
      heartbeatSeconds: silenceSeconds,
      retryLimit: pace.tries - 1,
      retryDelay: pace.firstDelaySeconds,
      retryBackoff: pace.firstDelaySeconds > 0,
    },
    logger,
  )

  /** Every module's handler runs even if another's fails; then the event is delivered again to all of them. */
  async function deliver({ id, data, retryCount, retryLimit }: JobWithMetadata<JobData>): Promise<JobResult> {
    const event = { ...data.payload, kind: data.kind, id } as DeliveredEvent
    const outcomes = await Promise.allSettled(handlers.map(async (ofModule) => runHandler(ofModule, event)))
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [errorSummary(outcome.reason)] : [],
    )
    if (reasons.length === 0) return { id, status: 'completed' }
    const failure = { event: data.kind, eventId: id, reasons }
    if (retryCount < retryLimit) logger.warn(failure, 'a consequence failed; it is tried again')
    else logger.error(failure, 'a consequence failed for the last time and is parked')
    return { id, status: 'failed', output: { event: data.kind, reasons } }
  }

  /** A few at once, in their order. */
  async function deliverAll(jobs: JobWithMetadata<JobData>[]): Promise<JobResult[]> {
    const results: JobResult[] = []
    const waiting = jobs.values()
    const take = async () => {
      for (const job of waiting) {
        await yieldWhile(isBusy)
        results.push(await deliver(job))
      }
    }
    await Promise.all(Array.from({ length: deliveredAtOnce }, take))
    return results
  }

  const inBatches = {
    batchSize: 2 * deliveredAtOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds: pace.pollEverySeconds,
  } as const
  const workerId = await boss.work<JobData, JobResult[], typeof inBatches>(events, inBatches, deliverAll)

  return {
    async add(announced) {
      await boss.insert(
        events,
        announced.map(({ id, kind, payload }) => ({ id, data: { kind, payload } })),
      )
    },
    wake: () => boss.notifyWorker(workerId),
    async close() {
      // The library itself looks only twice a second whether its worker has ended.
      const ended = boss.offWork(events, { wait: true })
      await Promise.race([ended, sleep(closeWithinMs, undefined, { ref: false })])
      await boss.stop({ graceful: true, timeout: closeWithinMs })
    },
  } satisfies EventQueue
}

async function runHandler<K extends EventKind>(ofModule: EventHandlers, event: DeliveredEvent<K>) {
  const handler: ((event: DeliveredEvent<K>) => Promise<void>) | undefined = ofModule[event.kind]
  await handler?.(event)
}
