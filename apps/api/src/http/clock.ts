import { readFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import { houseZone } from '@rumi/contract'
import { setTransactionInstant } from '../db/transaction-instant.ts'

let instantNow = () => Temporal.Now.instant()

/**
 * From now on it is whatever instant the file says, in what is posted to the books too: the simulation lives a year in a minute. Only a
 * setting that does not start in production leads here. Returns the way back to the real time.
 */
export function runOnSimulatedClock(file: string) {
  const before = instantNow
  instantNow = () => Temporal.Instant.from(readFileSync(file, 'utf8').trim())
  const setNone = setTransactionInstant(now)
  return () => {
    instantNow = before
    setNone()
  }
}

/** The calendar day it is in the house, `YYYY-MM-DD`. */
export const today = () => instantNow().toZonedDateTimeISO(houseZone).toPlainDate().toString()

/** This instant, ISO 8601 in UTC. */
export const now = () => instantNow().toString({ smallestUnit: 'millisecond' })
