import type { DeskBooking, Due, Visit } from '@rumi/contract'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { createExternalStore } from '../../../ui/hooks/external-store.ts'

/** Dogs about to leave, with the bookings that they paid for or owe. */
export type Leaving = {
  /** Visits that end; none where a booking ends by itself. */
  visits: readonly Visit[]
  /** Bookings of those visits that have begun, the stay first. */
  bookings: readonly [DeskBooking, ...DeskBooking[]]
  /** Dogs that leave; others of the bookings may stay. */
  dogs: DeskBooking['dogs']
  names: string
  onChanged: () => Promise<void>
}

/** Prices of bookings that end before their last day, and what was paid above them. */
export type EarlyPrices = { totals: ReadonlyMap<string, number>; beyondPriceCentavos: number }

/** A departure with the open items of the family. */
export type Checkout = Leaving & {
  due: Due
  early: EarlyPrices
  /** Open inner bookings that may be cancelled with it. */
  inside: readonly AddOnBooking[]
}

/** Returns the price of a booking if it ends now. */
export const totalAtDeparture = ({ booking }: DeskBooking, { totals }: EarlyPrices) =>
  totals.get(booking.id) ?? booking.totalCentavos

const current = createExternalStore<Checkout | null>(null)

/** Opens the sheet above the current screen: the originating card moves once the visit has ended. */
export const openCheckout = (checkout: Checkout) => current.set(checkout)
export const closeCheckout = () => current.set(null)

export const useCheckout = () => current.use((checkout) => checkout)
