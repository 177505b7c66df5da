import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from '../http/refused.ts'
import { networkOf } from './network-of.ts'

const quarterHourSeconds = 15 * 60
const hourSeconds = 60 * 60

/** Wrong passwords that one account takes from one network before each further one has to wait. */
const wrongPerPair = 10
const longestWaitSeconds = 60

/** From here on, a network signs in at a walking pace; those who share it with a stranger still come through. */
const wrongPerNetwork = 100
const networkPaceSeconds = 2

/** From here on, wrong passwords from anywhere slow an account down; they never lock it (safety: people and sessions). */
const wrongBeforeSlowing = 20
const slowerPerWrongMs = 100
const slowestMs = 2_000

const mailsPerAddress = 5
const registrationsPerNetwork = 200

const unbounded = 1_000_000

/** An account is known to the counters by a hash of its address. */
export const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url')

const tooMany = (msBeforeNext: number) =>
  new Refused('too-many-attempts', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) })

/** Takes one point, or says how long until there is one again. */
async function take(limiter: RateLimiterPostgres, key: string, durationSeconds?: number) {
  try {
    await limiter.consume(key, 1, durationSeconds === undefined ? {} : { customDuration: durationSeconds })
    return null
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext
    throw reason
  }
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>

/**
 * Counts attempts in the database, so that all instances count together.
 * Each count is a statement of its own: never ask inside a transaction, the embedded pool has one connection.
 */
export function createAttemptLimits(pool: pg.Pool) {
  const counter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })

  const byPair = counter('wrong-pair', unbounded, quarterHourSeconds)
  const waits = counter('wait', 1, longestWaitSeconds)
  const byNetwork = counter('wrong-network', unbounded, quarterHourSeconds)
  const byAccount = counter('wrong-account', unbounded, quarterHourSeconds)
  const mails = counter('mails', mailsPerAddress, hourSeconds)
  const registrations = counter('registrations', registrationsPerNetwork, hourSeconds)

  return {
    /**
     * Opens an attempt to sign in, or refuses it with the wait. It counts as wrong until it is told right, so that
     * attempts side by side cannot outrun the count.
     */
    async openSignIn(email: string, ip: string) {
      const account = accountKey(email)
      const network = networkOf(ip)
      const pair = `${account} ${network}`

      const fromNetwork = await byNetwork.get(network)
      if (fromNetwork && fromNetwork.consumedPoints >= wrongPerNetwork) {
        const msBeforeNext = await take(waits, network, networkPaceSeconds)
        if (msBeforeNext !== null) throw tooMany(msBeforeNext)
      }

      const { consumedPoints } = await byPair.penalty(pair, 1)
      if (consumedPoints >= wrongPerPair) {
        const waitSeconds = Math.min(longestWaitSeconds, 2 ** (consumedPoints - wrongPerPair))
        const msBeforeNext = await take(waits, pair, waitSeconds)
        if (msBeforeNext !== null) {
          await byPair.reward(pair, 1)
          throw tooMany(msBeforeNext)
        }
      }
      return {
        async right() {
          await byPair.delete(pair)
          if (consumedPoints >= wrongPerPair) await waits.delete(pair)
        },
        async wrong() {
          await byNetwork.penalty(network, 1)
          const wrongAnywhere = (await byAccount.penalty(account, 1)).consumedPoints
          const slowMs = Math.min(slowestMs, (wrongAnywhere - wrongBeforeSlowing) * slowerPerWrongMs)
          if (slowMs > 0) await sleep(slowMs)
        },
      }
    },

    /** Whether one more mail of a kind may go to this address in this hour. The caller answers the same either way. */
    async mayMail(kind: 'verification' | 'reset' | 'email-change', email: string): Promise<boolean> {
      return (await take(mails, `${kind} ${accountKey(email)}`)) === null
    },

    /** Refuses a network that registers too many. */
    async countRegistration(ip: string) {
      const msBeforeNext = await take(registrations, networkOf(ip))
      if (msBeforeNext !== null) throw tooMany(msBeforeNext)
    },
  }
}
