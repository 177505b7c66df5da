import { clientLimits, type ClientLimits } from '@rumi/contract'

/** Sets limits of the server otherwise; answers the way back to the usual ones. */
export function setLimits(others: Partial<ClientLimits>): () => void {
  const usual = { ...clientLimits }
  Object.assign(clientLimits, others)
  return () => void Object.assign(clientLimits, usual)
}

/** Runs something on a server that sets its limits otherwise, so that few requests reach them. */
export async function withLimits<T>(others: Partial<ClientLimits>, run: () => Promise<T>): Promise<T> {
  const restore = setLimits(others)
  try {
    return await run()
  } finally {
    restore()
  }
}

/** Raises the limits of a client for tests that send all requests as one. */
export const asManyAsTheyLike = {
  openBookings: 1_000,
  heldHours: 1_000,
  heldNights: 1_000,
  heldPlaces: 10_000,
  unpaidOrders: 1_000,
  unpaidPieces: 10_000,
  dogs: 1_000,
  medicalRecordsToVerify: 1_000,
  waitingEntries: 1_000,
  requestedPasses: 1_000,
  sessions: 1_000,
  firstVisitSharePercent: 100,
} as const satisfies Partial<ClientLimits>
