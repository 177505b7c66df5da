import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientKeyOf, isBoundByLimits } from './client-key-of.ts'
import { createConcurrencyLimit, type ConcurrencyBounds } from './concurrency-limit.ts'
import { networkOf } from '../network-of.ts'
import { Refused, Overloaded } from '../refused.ts'
import { createTimeBudget } from './time-budget.ts'

/**
 * How many calls are worked on at once. The embedded database has one connection and so does one thing at a time; a server
 * has ten, of which one client leaves most to the others as soon as there are others.
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

/** What costly calls of one client may take: ten seconds at once, and a fifth of the time in the long run. */
const budgetOfClient = { mostMs: 10_000, refillMs: 200 }

/**
 * Whoever is turned away hears so after a moment: one that asks again at once would otherwise keep the only thread busy with
 * refusals. So many wait for theirs, whoever comes then hears at once.
 */
const refusedAfterMs = 1_000
const mostKeptWaiting = 2_000

/** Does what a call is about once it is its client's turn; a costly call is paid from its client's time. */
type RunLimited = <T>(
  request: FastifyRequest,
  call: { costly?: boolean },
  work: () => Promise<T>,
) => Promise<T>

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's types can only be added to by merging
  interface FastifyInstance {
    runLimited: RunLimited
    /** The same for finding out who asks, which comes before a person can be told from their network. */
    runLimitedByNetwork: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>
    /** Whether somebody waits for an answer now; open streams do not count. */
    isBusy: () => boolean
  }
}

/** Lets calls wait for their turn, each client behind itself, so that nobody's worst keeps the others waiting. */
export function limitConcurrency(app: FastifyInstance, { embedded }: { embedded: boolean }) {
  const { lookup, usual, costly } = bounds[embedded ? 'embedded' : 'server']
  const [passLookup, passUsual, passCostly] = [
    createConcurrencyLimit(lookup),
    createConcurrencyLimit(usual),
    createConcurrencyLimit(costly),
  ]
  const budget = createTimeBudget(budgetOfClient)

  let keptWaiting = 0
  let inProgress = 0

  /** The same, but a refusal by the gate or the budget is told after a moment. */
  async function slowToRefuse<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt()
    } catch (refusal) {
      if (!(refusal instanceof Overloaded) || keptWaiting >= mostKeptWaiting) throw refusal
      keptWaiting += 1
      await pause(refusedAfterMs)
      keptWaiting -= 1
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
      // Whoever hung up while waiting is not worked for.
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
