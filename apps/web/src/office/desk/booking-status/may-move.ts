import { isDay, type DeskVisit } from '@rumi/contract'

/** Whether a booking can still lie elsewhere: it is waited for, or a stay that is going on and may end on another day. */
export const mayMove = ({ status, start }: Pick<DeskVisit['booking'], 'status' | 'start'>) =>
  status === 'pending' || status === 'confirmed' || (status === 'checked-in' && isDay(start))
