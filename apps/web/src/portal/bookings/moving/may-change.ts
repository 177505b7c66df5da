import { bookingCan, hasBegun, mayOwnerMove, type Role } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'

/** Whether an owner may still move or cancel a booking themselves, as the server answers it. */
export const mayChange = (role: Role | null, { status, start }: Pick<Booking, 'status' | 'start'>) =>
  role !== null && bookingCan(role, status, 'cancelled') && !hasBegun(start, Temporal.Now.instant())

/** Whether they may move it: one whose price was agreed on is moved with the desk. */
export const mayMove = (role: Role | null, booking: Pick<Booking, 'status' | 'start' | 'agreedCentavos'>) =>
  mayChange(role, booking) && mayOwnerMove(booking)
