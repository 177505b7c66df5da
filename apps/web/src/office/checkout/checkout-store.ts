import type { DeskVisit, Due } from '@rumi/contract'
import { useSyncExternalStore } from 'react'
import type { AddOnBooking } from '../../shared/cancelling/cancel-together.ts'

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

let current: Checkout | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Checkout | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Opens the sheet above whatever screen asked for it: the row that did goes elsewhere once the visit has ended. */
export const openCheckout = (checkout: Checkout) => change(checkout)
export const closeCheckout = () => change(null)

export const useCheckout = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
