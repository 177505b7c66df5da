import { bookingCan, hasBegun, mayOwnerMove, type Role } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'

/** True if the owner may still move or cancel a booking; the server decides the same way. */
export const mayChange = (role: Role | null, { status, start }: Pick<Booking, 'status' | 'start'>) =>
  role !== null && bookingCan(role, status, 'cancelled') && !hasBegun(start, Temporal.Now.instant())

/** True if the owner may move a booking; one with an agreed price is moved by the desk. */
export const mayMove = (role: Role | null, booking: Pick<Booking, 'status' | 'start' | 'agreedCentavos'>) =>
  mayChange(role, booking) && mayOwnerMove(booking)
