import { readFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import { dayOf } from '@rumi/contract'
import { setTransactionInstant } from '../db/transaction-instant.ts'

let millisecondsNow = () => Date.now()

/**
 * From now on it is whatever instant the file says, in what is posted to the books too: the simulation lives a year in a minute. Only a
 * setting that does not start in production leads here. Returns the way back to the real time.
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

/** The calendar day it is in the house, `YYYY-MM-DD`. */
export const today = () => dayOf(now())

/** This instant, ISO 8601 in UTC. */
export const now = () => new Date(millisecondsNow()).toISOString()
