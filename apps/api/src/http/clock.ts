import { readFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import { dayOf } from '@rumi/contract'
import { setTransactionInstant } from '../db/transaction-instant.ts'

let millisecondsNow = () => Date.now()

/**
 * Replaces the clock by the instant in a file, also for ledger entries, for simulations. Production rejects
 * the setting. Returns a function that restores the clock.
 */
export function runOnSimulatedClock(file: string) {
  const before = millisecondsNow
  millisecondsNow = () => Temporal.Instant.from(readFileSync(file, 'utf8').trim()).epochMilliseconds
  const setNone = setTransactionInstant(now)
  return () => {
    millisecondsNow = before
    setNone()
  }
}

/** Returns the local calendar day, `YYYY-MM-DD`. */
export const today = () => dayOf(now())

/** This instant, ISO 8601 in UTC. */
export const now = () => new Date(millisecondsNow()).toISOString()
