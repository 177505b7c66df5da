import { compareInstants, minutesBetween } from '../time/business-time.ts'

/** Moments at which a groomer takes photos of a dog. */
export const groomingMoments = ['before', 'after'] as const
export type GroomingMoment = (typeof groomingMoments)[number]

/** Limits of a grooming card. */
export const groomingCardLimits = { detail: 120, notes: 1000, photos: 6 } as const

type Turn = {
  plannedEnd: string
  /** Start of the groomer's next appointment; null if there is none. */
  nextStart: string | null
  startedAt: string | null
  finishedAt: string | null
}

/** Returns since when a groomer at work on a dog is late at `now`: its planned end or the start of the next appointment passed. */
export function groomingLateSince(
  { plannedEnd, nextStart, startedAt, finishedAt }: Turn,
  now: string,
): string | null {
  if (startedAt === null || finishedAt !== null) return null
  const due = nextStart !== null && compareInstants(nextStart, plannedEnd) < 0 ? nextStart : plannedEnd
  return compareInstants(due, now) < 0 ? due : null
}

/** Returns the whole minutes that a groomer worked on a dog; null until it is finished. */
export const groomingMinutesOf = ({ startedAt, finishedAt }: Pick<Turn, 'startedAt' | 'finishedAt'>) =>
  startedAt === null || finishedAt === null ? null : Math.round(minutesBetween(startedAt, finishedAt))

/** Replacement of a booking of an absent groomer: a colleague at the same hour, another hour, or a question to the client. */
export const coverKinds = ['colleague', 'other-time', 'ask'] as const
export type CoverKind = (typeof coverKinds)[number]
