import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientKeyOf, isBoundByLimits, networkOf } from '../client-key.ts'
import { createConcurrencyLimit, type ConcurrencyBounds } from './concurrency-limit.ts'
import { Refused, Overloaded } from '../refused.ts'
import { createTimeBudget } from './time-budget.ts'

/**
 * Concurrent calls. The embedded database has one connection; a server has ten, most of which one client
 * leaves to others once they appear.
 */
const bounds: Record<'embedded' | 'server', Record<'lookup' | 'usual' | 'costly', ConcurrencyBounds>> = {
  embedded: {
    lookup: { atOnce: 2, eachAtOnce: 1, aloneAtOnce: 2, waiting: 1_024, eachWaiting: 256 },
    usual: { atOnce: 4, eachAtOnce: 2, aloneAtOnce: 4, waiting: 512, eachWaiting: 128 },
    costly: { atOnce: 2, eachAtOnce: 1, waiting: 64, eachWaiting: 16, longestWaitMs: 20_000, rests: true },
  },
  server: {
    lookup: { atOnce: 6, eachAtOnce: 2, aloneAtOnce: 6, waiting: 1_024, eachWaiting: 256 },
    usual: { atOnce: 16, eachAtOnce: 2, aloneAtOnce: 8, waiting: 512, eachWaiting: 128 },
    costly: { atOnce: 3, eachAtOnce: 1, waiting: 64, eachWaiting: 16, longestWaitMs: 20_000, rests: true },
  },
}

/** Budget of one client for costly calls: ten seconds at once, and a fifth of the time on average. */
const budgetOfClient = { mostMs: 10_000, refillMs: 200 }

/**
 * Delay of refusals in ms, because immediate retries would keep the thread busy. Only a limited number wait,
 * others are refused at once.
 */
const refusedAfterMs = 1_000
const mostWaiting = 2_000

/** Runs a call in its client's turn; costly calls count against the client's time. */
type RunLimited = <T>(
  request: FastifyRequest,
  call: { costly?: boolean },
  work: () => Promise<T>,
) => Promise<T>

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's types can only be added to by merging
  interface FastifyInstance {
    runLimited: RunLimited
    /** Variant for resolving the caller, limited by network because the user is not known yet. */
    runLimitedByNetwork: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>
    /** True if a request waits for its response. Open streams do not count. */
    isBusy: () => boolean
  }
}

/** Queues calls per client, so that one client cannot delay the others. */
export function limitConcurrency(app: FastifyInstance, { embedded }: { embedded: boolean }) {
  const { lookup, usual, costly } = bounds[embedded ? 'embedded' : 'server']
  const [passLookup, passUsual, passCostly] = [
    createConcurrencyLimit(lookup),
    createConcurrencyLimit(usual),
    createConcurrencyLimit(costly),
  ]
  const budget = createTimeBudget(budgetOfClient)

  let waitingCount = 0
  let inProgress = 0

  /** Delays refusals of the queue or the budget. */
  async function slowToRefuse<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt()
    } catch (refusal) {
      if (!(refusal instanceof Overloaded) || waitingCount >= mostWaiting) throw refusal
      waitingCount += 1
      await pause(refusedAfterMs)
      waitingCount -= 1
      throw refusal
    }
  }

  app.decorate('runLimitedByNetwork', (request, work) =>
    slowToRefuse(() => passLookup(work, networkOf(request.ip))),
  )
  app.decorate('runLimited', async (request, call, work) => {
    inProgress += 1
    try {
      return await slowToRefuse(() => runLimited(request, call, work))
    } finally {
      inProgress -= 1
    }
  })
  app.decorate('isBusy', () => inProgress > 0)

  const runLimited: RunLimited = async (request, call, work) => {
    const client = clientKeyOf(request)
    const unlessGone = () => {
      // The client disconnected while waiting.
      if (request.raw.socket?.destroyed) throw new Refused('unavailable')
      return work()
    }
    if (!call.costly) return passUsual(unlessGone, client)
    if (!isBoundByLimits(request)) return passCostly(() => passUsual(unlessGone, client), client)
    const paid = async () => {
      budget.refuseSpent(client)
      const began = performance.now()
      try {
        return await unlessGone()
      } finally {
        budget.spend(client, performance.now() - began)
      }
    }
    budget.refuseSpent(client)
    return passCostly(() => passUsual(paid, client), client)
  }
}
