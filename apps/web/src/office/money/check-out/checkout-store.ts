import type { DeskVisit, Due } from '@rumi/contract'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { createExternalStore } from '../../../ui/hooks/external-store.ts'

/** A visit about to end, with its family's open items. */
export type Checkout = {
  visit: DeskVisit
  names: string
  due: Due
  /** Price if it ends now; lower only for an early departure. */
  totalCentavos: number
  /** Amount paid beyond that price. */
  beyondPriceCentavos: number
  /** Open inner bookings that may be cancelled with it. */
  inside: readonly AddOnBooking[]
  onChanged: () => Promise<void>
}

const current = createExternalStore<Checkout | null>(null)

/** Opens the sheet above the current screen: the originating row moves once the visit has ended. */
export const openCheckout = (checkout: Checkout) => current.set(checkout)
export const closeCheckout = () => current.set(null)

export const useCheckout = () => current.use((checkout) => checkout)
