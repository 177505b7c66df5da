import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { requestSentences } from '../../copy/request-sentences.ts'
import { Refused } from '../refused.ts'

/** Creates a counter per key and duration in the database, shared by all instances. */
export const rateCounter = (pool: pg.Pool, name: string, points: number, duration: number) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
  })

/** Takes one point, or returns the ms until one is available. */
export async function takePoint(counter: RateLimiterPostgres, key: string, durationSeconds?: number) {
  try {
    await counter.consume(key, 1, durationSeconds === undefined ? {} : { customDuration: durationSeconds })
    return null
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext
    throw reason
  }
}

/** Returns a refusal for the given ms; its message states minutes, or a moment. */
export function tooManyAttempts(msBeforeNext: number) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000))
  return new Refused('too-many-attempts', {
    retryAfterSeconds: seconds,
    ...(seconds > 60 && { message: requestSentences.tooManyAttempts(Math.ceil(seconds / 60)) }),
  })
}

const hourSeconds = 60 * 60

/** Creates a limit of failures per key and hour: successes are free, and beyond the limit everything is refused. */
export function createFailureLimit(pool: pg.Pool, { name, most }: { name: string; most: number }) {
  const counter = rateCounter(pool, name, most, hourSeconds)
  return {
    async refuse(whose: string) {
      const failed = await counter.get(whose)
      if (failed && failed.consumedPoints >= most) throw tooManyAttempts(failed.msBeforeNext)
    },
    count: async (whose: string) => void (await takePoint(counter, whose)),
  }
}

/** Creates a limit per key and hour, counted in the database. */
export function createHourlyLimit(pool: pg.Pool, { name, most }: { name: string; most: number }) {
  const counter = rateCounter(pool, name, most, hourSeconds)
  return async function count(whose: string) {
    const msBeforeNext = await takePoint(counter, whose)
    if (msBeforeNext !== null) throw tooManyAttempts(msBeforeNext)
  }
}
