import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/connect.ts'
import { Refused } from '../refused.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's types can only be added to by merging
  interface FastifyInstance {
    /** True if the event loop has been late for longer than a hiccup. */
    isOverloaded: () => boolean
  }
}

/** Bounds beyond which no turn is fair any more: the process itself is late, or everybody waits for a connection. */
const mostEventLoopDelayMs = 500
const mostWaitingForConnection = 64

/** Sampling interval. One late sample is a hiccup, for example a lazy import. */
const sampleMs = 1_000
/** Late again after so long is another hiccup: while it lasts, every sample is late. */
const mostBetweenLateMs = 3 * sampleMs

/** Pages and assets are served from memory or disk. Health checks matter most under load. */
const needsDatabase = (url: string) => /^\/(api|files)(\/|$|\?)/.test(url)

/** Reports for each late sample whether the previous one was late too. */
function createLateness() {
  let sinceMs = -Infinity
  let lastMs = -Infinity
  return (nowMs: number) => {
    if (nowMs - lastMs > mostBetweenLateMs) sinceMs = nowMs
    lastMs = nowMs
    return nowMs - sinceMs > sampleMs
  }
}

/** Answers 503 with `Retry-After` before queues grow; pages and health are answered all the same. */
export async function rejectOverload(app: FastifyInstance, { pool }: Pick<Database, 'pool'>) {
  const lasts = createLateness()
  let lateUntilMs = -Infinity
  await app.register(underPressure, {
    maxEventLoopDelay: mostEventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: async (request) => {
      const nowMs = performance.now()
      if (!lasts(nowMs)) return
      lateUntilMs = nowMs + sampleMs
      if (needsDatabase(request.url)) throw new Refused('unavailable')
    },
  })
  app.decorate('isOverloaded', () => performance.now() < lateUntilMs)
  app.addHook('onRequest', (request, _reply, next) => {
    const isLate = pool.waitingCount > mostWaitingForConnection && needsDatabase(request.url)
    next(isLate ? new Refused('unavailable') : undefined)
  })
}
