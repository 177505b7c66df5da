import type { DeskVisit, Due } from '@rumi/contract'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { createExternalStore } from '../../../ui/hooks/external-store.ts'

/** A visit that is about to end, and what its family owes. */
export type Checkout = {
  visit: DeskVisit
  names: string
  due: Due
  /** What it costs once it ends now; the same as before unless it leaves early. */
  totalCentavos: number
  /** Of what was paid for it, what it then no longer costs. */
  beyondPriceCentavos: number
  /** What would still be done inside it and may be given up with it. */
  inside: readonly AddOnBooking[]
  onChanged: () => Promise<void>
}

const current = createExternalStore<Checkout | null>(null)

/** Opens the sheet above whatever screen asked for it: the row that did goes elsewhere once the visit has ended. */
export const openCheckout = (checkout: Checkout) => current.set(checkout)
export const closeCheckout = () => current.set(null)

export const useCheckout = () => current.use((checkout) => checkout)
