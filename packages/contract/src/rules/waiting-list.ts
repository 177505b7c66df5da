import { addMinutes, compareInstants, type InstantLike } from './house-time.ts'

/** Somebody waits, is offered a place once, and takes it, leaves it, or lets the time go by. */
export const waitingStatuses = ['waiting', 'offered', 'accepted', 'declined', 'expired'] as const
export type WaitingStatus = (typeof waitingStatuses)[number]

/** How long a freed place is kept for who it was offered to (ours, a setting). */
export const offerMinutes = 120

/** Somebody who waits: since when, and whether a place was already offered to them. */
export type Waiting = { id: string; since: string; offeredAt: string | null }

/**
 * Whom a freed place is offered to: of those it fits and who were not offered one before, the one who has waited
 * longest. Each is asked once, so that a place never goes round in circles.
 */
export const nextToOffer = <W extends Waiting>(
  waiting: readonly W[],
  fits: (one: W) => boolean,
): W | undefined =>
  waiting
    .filter((one) => one.offeredAt === null && fits(one))
    .toSorted((one, other) => compareInstants(one.since, other.since) || (one.id < other.id ? -1 : 1))
    .at(0)

/** Whether an offer may still be taken; at its last instant it no longer may. */
export const offerStands = (offeredAt: InstantLike, now: InstantLike) =>
  compareInstants(now, addMinutes(offeredAt, offerMinutes)) < 0
