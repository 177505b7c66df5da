import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../http/network-of.ts'
import { Refused } from '../http/refused.ts'

const messagesPerHour = 30
const hourSeconds = 60 * 60

/** Counts what a network writes in an hour, in the database, and refuses what is too much for a person. */
export function createMessageLimit(pool: pg.Pool) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'messages',
    points: messagesPerHour,
    duration: hourSeconds,
  })
  return async function countMessage(ip: string) {
    try {
      await limiter.consume(networkOf(ip))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw new Refused('too-many-attempts', { retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1_000) })
    }
  }
}
