import type { BookingStatus } from '@rumi/contract'

/** True if the visit will not take place. */
export const isGivenUp = (status: BookingStatus) => status === 'cancelled' || status === 'no-show'
