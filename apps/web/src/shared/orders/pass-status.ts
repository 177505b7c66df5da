import type { PassStatus } from '@rumi/contract'

type Paid = { status: PassStatus; leftCentavos: number }

/** The state of a pass as it is shown: one whose money went back waits to be paid again. */
export const shownPassStatus = ({ status, leftCentavos }: Paid): PassStatus =>
  status === 'active' && leftCentavos > 0 ? 'requested' : status
