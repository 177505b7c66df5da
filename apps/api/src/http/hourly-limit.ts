import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyAttempts } from './too-many-attempts.ts'

const hourSeconds = 60 * 60

/** Counts in the database what each does in an hour, and refuses what is too much for a person. */
export function createHourlyLimit(pool: pg.Pool, { name, most }: { name: string; most: number }) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: most,
    duration: hourSeconds,
  })
  return async function count(whose: string) {
    try {
      await limiter.consume(whose)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw tooManyAttempts(reason.msBeforeNext)
    }
  }
}
