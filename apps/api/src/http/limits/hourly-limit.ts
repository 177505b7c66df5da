import type pg from 'pg'
import { rateCounter, takePoint } from './rate-counter.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

const hourSeconds = 60 * 60

/** Counts in the database what each does in an hour, and refuses what is too much for a person. */
export function createHourlyLimit(pool: pg.Pool, { name, most }: { name: string; most: number }) {
  const counter = rateCounter(pool, name, most, hourSeconds)
  return async function count(whose: string) {
    const msBeforeNext = await takePoint(counter, whose)
    if (msBeforeNext !== null) throw tooManyAttempts(msBeforeNext)
  }
}
