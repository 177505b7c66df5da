import type { BookingStatus } from '@rumi/contract'

/** Whether nobody comes for it any more. */
export const isGivenUp = (status: BookingStatus) => status === 'cancelled' || status === 'no-show'
