import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts in the database, so that all instances count together, what each key has done in so many seconds. */
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
