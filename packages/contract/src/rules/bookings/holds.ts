import { clientLimits, type ClientLimits } from './client-limits.ts'
import { isDay } from '../time/day-numbers.ts'
import { addDays, addMinutes, compareInstants, instantAt, type InstantLike } from '../time/business-time.ts'

const minutesPerHour = 60

/**
 * Returns the instant until which an unconfirmed first visit holds its place, at most its own beginning (for
 * a day: its end).
 */
export const firstVisitHeldUntil = (
  { createdAt, start }: { createdAt: InstantLike; start: string },
  { firstVisitHoldHours: hours }: ClientLimits = clientLimits,
) => {
  const over = addMinutes(createdAt, hours * minutesPerHour)
  return earlier(isDay(start) ? instantAt(addDays(start, 1), '00:00') : start, over)
}

type PapersHeld = {
  at: InstantLike
  arrivesAt: string
  /** True if the desk makes the booking. */
  byDesk: boolean
}
type PaperTerms = { holds: { papersHours: number; deskPapersDueHours: number } }

/**
 * Until when a booking without its medical records keeps its place: an owner's for some hours, at most until arrival; the desk's until some
 * hours before arrival. Null where that moment is past.
 */
export function papersHeldUntil({ at, arrivesAt, byDesk }: PapersHeld, { holds }: PaperTerms) {
  const due = byDesk
    ? addMinutes(arrivesAt, -holds.deskPapersDueHours * minutesPerHour)
    : earlier(arrivesAt, addMinutes(at, holds.papersHours * minutesPerHour))
  return compareInstants(due, at) > 0 ? due : null
}

const earlier = (one: string, other: string) => (compareInstants(one, other) < 0 ? one : other)

type DepositHeld = { bookedAt: InstantLike; depositUntil: string }

/**
 * Returns the instant until which a booking holds its place without its deposit: the configured hours after
 * it was booked, at most the last moment to pay the deposit. Null if the business releases nothing.
 */
export function depositHeldUntil(
  { bookedAt, depositUntil }: DepositHeld,
  { depositHoldHours }: { depositHoldHours: number },
) {
  if (depositHoldHours === 0) return null
  const over = addMinutes(bookedAt, depositHoldHours * minutesPerHour)
  return earlier(depositUntil, over)
}

/** Hours that an order waits for its payment, by payment method. */
export type OrderHoldHours = Record<'counter' | 'spei' | 'online', number>
type Held = { createdAt: InstantLike; payment: keyof OrderHoldHours }
type HoldTerms = { orderHoldHours: OrderHoldHours }

/** Returns the instant until which an unpaid order holds its pieces, by its payment method. */
export const orderHeldUntil = ({ createdAt, payment }: Held, { orderHoldHours }: HoldTerms) =>
  addMinutes(createdAt, orderHoldHours[payment] * minutesPerHour)

/**
 * The same once its buyer chose another way to pay: long enough from then on to pay online, and never longer than the slowest way from
 * the moment of ordering.
 */
export const orderHeldAfterChange = ({ createdAt, payment }: Held, at: InstantLike, terms: HoldTerms) => {
  const { orderHoldHours } = terms
  const usual = orderHeldUntil({ createdAt, payment }, terms)
  const least = addMinutes(at, orderHoldHours.online * minutesPerHour)
  const most = addMinutes(createdAt, Math.max(...Object.values(orderHoldHours)) * minutesPerHour)
  const wanted = compareInstants(usual, least) < 0 ? least : usual
  return compareInstants(most, wanted) < 0 ? most : wanted
}
