import { compareInstants, minutesBetween, type GroomingTurn } from '@rumi/contract'

/** True if the groomer's part is done: the booking is over, or each dog has a finished card or did not come. */
export const isTurnOver = ({ status, dogs }: GroomingTurn) =>
  status === 'checked-out' ||
  dogs.every(({ card, presence }) => card?.finishedAt != null || presence === 'missed' || presence === 'gone')

/** Whole minutes since a moment; at least one. */
export const minutesLate = (since: string, now: string) =>
  compareInstants(since, now) >= 0 ? 0 : Math.max(1, Math.floor(minutesBetween(since, now)))
