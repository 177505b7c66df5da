import type { Occupancy } from '@rumi/contract'

/** Props of every occupancy view. */
export type PlanProps = {
  occupancy: Occupancy
  today: string
  /** Called after a change; resolves once it is visible. */
  onChanged: () => Promise<void>
  /** Opens a booking, optionally at its move form. */
  onOpen: (bookingId: string, part?: 'mover') => void
}
