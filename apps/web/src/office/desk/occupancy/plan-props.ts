import type { Occupancy } from '@rumi/contract'

/** What each view of the occupancy is given. */
export type PlanProps = {
  occupancy: Occupancy
  today: string
  /** Something changed on the server; done when it is in sight. */
  onChanged: () => Promise<void>
  /** Opens a booking, at its moving where somebody wants that. */
  onOpen: (bookingId: string, part?: 'mover') => void
}
