import type { PassStatus } from '@rumi/contract'

type Paid = { status: PassStatus; leftCentavos: number }

/** Displayed status of a pass: a refunded one is unpaid again. */
export const shownPassStatus = ({ status, leftCentavos }: Paid): PassStatus =>
  status === 'active' && leftCentavos > 0 ? 'requested' : status
