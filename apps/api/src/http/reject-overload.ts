import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/connect.ts'
import { Refused } from './refused.ts'

/** Bounds beyond which no turn is fair any more: the process itself is late, or everybody waits for a connection. */
const mostEventLoopDelayMs = 500
const mostWaitingForConnection = 64

/** Pages and files of the site are in memory or on the disk, and whether it is well is asked when it is not. */
const needsDatabase = (url: string) => /^\/(api|files)(\/|$|\?)/.test(url)

/** Answers 503 with `Retry-After` before queues grow; pages and health are answered all the same. */
export async function rejectOverload(app: FastifyInstance, { pool }: Pick<Database, 'pool'>) {
  await app.register(underPressure, {
    maxEventLoopDelay: mostEventLoopDelayMs,
    pressureHandler: async (request) => {
      if (needsDatabase(request.url)) throw new Refused('unavailable')
    },
  })
  app.addHook('onRequest', (request, _reply, next) => {
    const isLate = pool.waitingCount > mostWaitingForConnection && needsDatabase(request.url)
    next(isLate ? new Refused('unavailable') : undefined)
  })
}
