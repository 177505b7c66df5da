import { isDay, type DeskVisit } from '@rumi/contract'

/** True if a booking can move: pending, or a stay in progress that may end on another day. */
export const mayMove = ({ status, start }: Pick<DeskVisit['booking'], 'status' | 'start'>) =>
  status === 'pending' || status === 'confirmed' || (status === 'checked-in' && isDay(start))
