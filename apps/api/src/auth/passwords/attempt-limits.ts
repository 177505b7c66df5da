import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { networkOf } from '../../http/client-key.ts'
import { rateCounter, takePoint, tooManyAttempts } from '../../http/limits/rate-counter.ts'
import { shortenedAddress } from '../../security/index.ts'
import type { Known } from './known-devices.ts'

const quarterHourSeconds = 15 * 60
const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds

/** Wrong passwords that one account takes from one network or session before each further one has to wait. */
const wrongPerPair = 10
/**
 * Wrong passwords per day after which a known device counts as unknown. Until then it never waits, so that a
 * right password is never rejected there. A stolen device cookie permits this many guesses.
 */
export const wrongPerDevice = 50
const longestWaitSeconds = 60

/** Failed attempts after which a network is slowed down but not blocked, because others may share it. */
export const wrongPerNetwork = 100
const networkPaceSeconds = 2

/**
 * Wrong passwords per day after which an account slows down for unknown devices. Devices and networks with an
 * earlier login are exempt, so that owners are never locked out (decision 96).
 */
export const wrongBeforeSlowing = 20
/** The delay for strangers doubles after this many further failures, up to the maximum. */
const wrongPerDoubling = 5
/** An owner in a new place has a first try without waiting, as long as not that many places have taken theirs today. */
const firstTriesADay = 100
const slowerPerWrongMs = 100
const slowestMs = 2_000

/** Wrong codes of one kind that one account takes in a day before each further one has to wait, wherever it comes from. */
export const wrongCodesPerAccount = 10
const longestCodeWaitSeconds = 15 * 60

const mailsPerAddress = 5
const registrationsPerNetwork = 200

/** Family invitations per account. Each sends mail to a typed address. */
const familyInvitationsPerAccount = 10

const unbounded = 1_000_000

/** Count of a wrong attempt on its account and from its network. */
export type Wrong = { onAccount: number; fromNetwork: number }

type Attempt = { email: string; ip: string; known: Known }

/** An account is known to the counters by a hash of its address. */
export const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url')

export type AttemptLimits = ReturnType<typeof createAttemptLimits>

/**
 * Creates limits that count in the database, shared by all instances. Each count is its own statement. Do not
 * call inside a transaction: the embedded pool has one connection.
 */
export function createAttemptLimits(pool: pg.Pool) {
  const byPair = rateCounter(pool, 'wrong-pair', unbounded, quarterHourSeconds)
  const waits = rateCounter(pool, 'wait', 1, longestWaitSeconds)
  const byDevice = rateCounter(pool, 'wrong-device', unbounded, daySeconds)
  const byNetwork = rateCounter(pool, 'wrong-network', unbounded, quarterHourSeconds)
  const byAccount = rateCounter(pool, 'wrong-account', unbounded, daySeconds)
  const firstTry = rateCounter(pool, 'first-try', 1, daySeconds)
  const firstTries = rateCounter(pool, 'first-tries', firstTriesADay, daySeconds)
  const byCode = rateCounter(pool, 'wrong-code', unbounded, daySeconds)
  const mails = rateCounter(pool, 'mails', mailsPerAddress, hourSeconds)
  const familyInvitations = rateCounter(pool, 'family-invitations', familyInvitationsPerAccount, daySeconds)
  const registrations = rateCounter(pool, 'registrations', registrationsPerNetwork, hourSeconds)

  /** Strangers to an account that is being tried from everywhere come one after the other, later each time. */
  async function waitAsStranger(account: string, ip: string, wrongSoFar: number) {
    const over = wrongSoFar - wrongBeforeSlowing
    if (over < 0) return
    const isFirst = (await takePoint(firstTry, `${account} ${shortenedAddress(ip)}`)) === null
    if (isFirst && (await takePoint(firstTries, account)) === null) return
    const waitSeconds = Math.min(longestWaitSeconds, 2 ** Math.floor(over / wrongPerDoubling))
    const msBeforeNext = await takePoint(waits, account, waitSeconds)
    if (msBeforeNext !== null) throw tooManyAttempts(msBeforeNext)
  }

  /** Counts an attempt of a network or session at an account, or refuses it with the wait; returns whether it had to wait. */
  async function waitTurn({ pair, network, known }: { pair: string; network: string; known: Known }) {
    const fromNetwork = await byNetwork.get(network)
    if (known?.by !== 'session' && fromNetwork && fromNetwork.consumedPoints >= wrongPerNetwork) {
      const msBeforeNext = await takePoint(waits, network, networkPaceSeconds)
      if (msBeforeNext !== null) throw tooManyAttempts(msBeforeNext)
    }
    const { consumedPoints } = await byPair.penalty(pair, 1)
    if (consumedPoints < wrongPerPair) return false
    const waitSeconds = Math.min(longestWaitSeconds, 2 ** (consumedPoints - wrongPerPair))
    const msBeforeNext = await takePoint(waits, pair, waitSeconds)
    if (msBeforeNext === null) return true
    await byPair.reward(pair, 1)
    throw tooManyAttempts(msBeforeNext)
  }

  return {
    /**
     * Opens a login attempt or rejects it with the wait. It counts as wrong until confirmed, so that parallel
     * attempts cannot outrun the count. Known devices and sessions are slowed by their own mistakes only.
     */
    async openSignIn({ email, ip, known: here }: Attempt) {
      const account = accountKey(email)
      const network = networkOf(ip)
      const device = here?.by === 'device' ? `${account} ${here.key}` : null
      const isTrusted =
        device !== null && (await byDevice.penalty(device, 1)).consumedPoints <= wrongPerDevice
      const known = here?.by === 'device' && !isTrusted ? null : here
      const pair = `${account} ${known?.by === 'session' ? known.key : network}`

      const pairWaits = isTrusted ? false : await waitTurn({ pair, network, known })
      const onAccount = (await byAccount.penalty(account, 1)).consumedPoints
      if (!known) {
        await waitAsStranger(account, ip, onAccount - 1).catch(async (refused: unknown) => {
          await byAccount.reward(account, 1)
          throw refused
        })
      }
      return {
        async right() {
          await byAccount.reward(account, 1)
          if (device) await byDevice.delete(device)
          if (!isTrusted) await byPair.delete(pair)
          if (pairWaits) await waits.delete(pair)
        },
        async wrong(): Promise<Wrong> {
          const { consumedPoints: wrongFromNetwork } = await byNetwork.penalty(network, 1)
          const slowMs = Math.min(slowestMs, (onAccount - wrongBeforeSlowing) * slowerPerWrongMs)
          if (slowMs > 0) await sleep(slowMs)
          return { onAccount, fromNetwork: wrongFromNetwork }
        },
      }
    },

    /**
     * Opens an attempt at a second step by code, or rejects it with the wait. Counted by account alone, because
     * the password is known by then. A passkey cannot be guessed and never waits.
     */
    async openCode(kind: 'totp' | 'recovery', userId: string) {
      const key = `${kind} ${userId}`
      const { consumedPoints } = await byCode.penalty(key, 1)
      if (consumedPoints > wrongCodesPerAccount) {
        const waitSeconds = Math.min(longestCodeWaitSeconds, 2 ** (consumedPoints - wrongCodesPerAccount))
        const msBeforeNext = await takePoint(waits, `code ${key}`, waitSeconds)
        if (msBeforeNext !== null) {
          await byCode.reward(key, 1)
          throw tooManyAttempts(msBeforeNext)
        }
      }
      return {
        /** Wrong attempts so far, including this one. */
        count: consumedPoints,
        async right() {
          await byCode.delete(key)
          await waits.delete(`code ${key}`)
        },
      }
    },

    /** Counts a passkey that was refused; it never waits. Answers how many there were in a day. */
    async countPasskey(userId: string) {
      return (await byCode.penalty(`passkey ${userId}`, 1)).consumedPoints
    },

    /**
     * True if another mail of this kind may go to an address within the hour. The response must be the same
     * either way.
     */
    async mayMail(
      kind: 'verification' | 'reset' | 'email-change' | 'family',
      email: string,
    ): Promise<boolean> {
      return (await takePoint(mails, `${kind} ${accountKey(email)}`)) === null
    },

    /** Refuses an account that invites too many in a day. */
    async countFamilyInvitation(accountId: string) {
      const msBeforeNext = await takePoint(familyInvitations, accountId)
      if (msBeforeNext !== null) throw tooManyAttempts(msBeforeNext)
    },

    /** Refuses a network that registers too many. */
    async countRegistration(ip: string) {
      const msBeforeNext = await takePoint(registrations, networkOf(ip))
      if (msBeforeNext !== null) throw tooManyAttempts(msBeforeNext)
    },
  }
}
