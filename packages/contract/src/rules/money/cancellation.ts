import type { BookingStatus } from '../bookings/booking-states.ts'
import type { BusinessTerms } from '../business/business-terms.ts'
import { isDay } from '../time/day-numbers.ts'
import { addMinutes, compareInstants, instantAt, weekdayOf, type InstantLike } from '../time/business-time.ts'
import { percentOf } from './money.ts'
import { policyOf, type PolicyInput, type PolicyTerms } from '../bookings/service-policy.ts'

type CancellationTerms = PolicyTerms & Pick<BusinessTerms, 'hotel' | 'hours'>
/** Terms at the time of a late move by the owner. */
export type LateMove = { freeUntil: string; keepPercent: number }
type Booked = PolicyInput & { movedLate?: LateMove | null }

const minutesPerHour = 60

/**
 * Choices for the money of a cancelled booking: refunded by its payment method, credited to the client, or
 * retained.
 */
export const moneyChoices = ['return', 'credit', 'keep'] as const
export type MoneyChoice = (typeof moneyChoices)[number]

/** Decision of the desk about a cancelled booking: where its money goes, or that the unpaid fee is waived. */
export const settlementChoices = [...moneyChoices, 'waive'] as const
export type SettlementChoice = (typeof settlementChoices)[number]

/** Choices for money paid above a reduced price. It is never retained. */
export const beyondMoney = ['return', 'credit'] as const satisfies readonly MoneyChoice[]
export type BeyondMoney = (typeof beyondMoney)[number]

/**
 * Returns the instant at which a booking begins: arrival hour of a stay, opening of a day, start of a visit.
 */
export const beginningOfVisit = (
  { serviceType, start }: Pick<Booked, 'serviceType' | 'start'>,
  { hotel, hours }: Pick<BusinessTerms, 'hotel' | 'hours'>,
) => {
  if (!isDay(start)) return start
  if (serviceType === 'Hotel') return instantAt(start, hotel.checkIn)
  const opens = hours.dayCare.find(({ weekday }) => weekday === weekdayOf(start) % 7)?.opens
  return instantAt(start, opens ?? '00:00')
}

/** Returns the last instant of free cancellation, if the terms charge anything. */
export const endOfFreeCancellation = (
  booked: PolicyInput,
  terms: PolicyTerms & Pick<BusinessTerms, 'hotel' | 'hours'>,
) => addMinutes(beginningOfVisit(booked, terms), -policyOf(booked, terms).freeUntilHours * minutesPerHour)

/** Cost of a cancellation. */
export type Cancellation = {
  /** End of free cancellation; null if cancelling is always free. */
  freeUntil: string | null
  /** Percentage of the price that is charged after that. */
  keepPercent: number
  /** Centavos charged for a cancellation at the given instant. */
  keptCentavos: number
}

/**
 * Returns the cost of cancelling at an instant, under the terms of sale. A late move does not extend the free
 * period.
 */
export const cancellationOf = (
  { movedLate, totalCentavos, ...booked }: Booked & { totalCentavos: number },
  at: InstantLike,
  terms: CancellationTerms,
): Cancellation => {
  const keepPercent = Math.max(policyOf(booked, terms).keepPercent, movedLate?.keepPercent ?? 0)
  if (keepPercent === 0) return { freeUntil: null, keepPercent, keptCentavos: 0 }
  const freeUntil = movedLate?.freeUntil ?? endOfFreeCancellation(booked, terms)
  const isFree = compareInstants(at, freeUntil) <= 0
  return { freeUntil, keepPercent, keptCentavos: isFree ? 0 : percentOf(totalCentavos, keepPercent) }
}

/** Returns the terms that a moved booking carries along; undefined while cancellation is free. */
export const lateMoveOf = (booked: Booked, at: InstantLike, terms: CancellationTerms): LateMove | null => {
  const { freeUntil, keepPercent } = cancellationOf({ ...booked, totalCentavos: 0 }, at, terms)
  return freeUntil !== null && compareInstants(at, freeUntil) > 0 ? { freeUntil, keepPercent } : null
}

/**
 * Fee of a cancellation: what the terms keep, whether it was paid or not. A booking that was not confirmed costs at most what was paid
 * for it.
 */
export const chargedOf = <Fee extends Pick<Cancellation, 'keptCentavos'>>(
  { keptCentavos, ...cancellation }: Fee,
  status: BookingStatus,
  paidCentavos: number,
) => ({
  ...cancellation,
  keptCentavos: status === 'pending' ? Math.min(keptCentavos, paidCentavos) : keptCentavos,
})

/** The fee of a cancelled booking, and what of the money paid for it is returned. */
export const settledOf = ({ keptCentavos }: Pick<Cancellation, 'keptCentavos'>, paidCentavos: number) => ({
  keptCentavos,
  returnedCentavos: Math.max(0, paidCentavos - keptCentavos),
})
