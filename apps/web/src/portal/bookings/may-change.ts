import { bookingCan, hasBegun, type Role } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'

/** Whether an owner may still move or cancel a booking themselves, as the server answers it. */
export const mayChange = (role: Role | null, { status, start }: Pick<Booking, 'status' | 'start'>) =>
  role !== null && bookingCan(role, status, 'cancelled') && !hasBegun(start, Temporal.Now.instant())
