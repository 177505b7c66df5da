import { compareInstants, minutesBetween, type GroomingTurn } from '@rumi/contract'

/** True if the groomer's part is done: the booking is over, or each dog has a finished card or did not come. */
export const isTurnOver = ({ status, dogs }: GroomingTurn) =>
  status === 'checked-out' ||
  dogs.every(({ card, presence }) => card?.finishedAt != null || presence === 'missed' || presence === 'gone')

/** True if a dog is finished and its card has nothing for the next time yet. */
export const lacksCard = ({ dogs }: GroomingTurn) =>
  dogs.some(
    ({ card }) =>
      card?.finishedAt != null && [card.blade, card.lengths, card.products, card.notes].join('') === '',
  )

/** Whole minutes since a moment; at least one. */
export const minutesLate = (since: string, now: string) =>
  compareInstants(since, now) >= 0 ? 0 : Math.max(1, Math.floor(minutesBetween(since, now)))
