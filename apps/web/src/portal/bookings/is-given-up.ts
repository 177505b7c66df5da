import type { BookingStatus } from '@rumi/contract'

/** Whether nobody comes for it any more, and nothing is due on it. */
export const isGivenUp = (status: BookingStatus) => status === 'cancelled' || status === 'no-show'
