/** A credit of a pass on its way: into a booking for a day, or back from it. */
export const passMovementKinds = ['spent', 'returned'] as const
export type PassMovement = {
  bookingId: string
  day: string
  kind: (typeof passMovementKinds)[number]
  at: string
}

/** Credits that a pass spent on one day of a booking, or credits returned once none remain there. */
export type PassUse = { day: string; used: number; returned: number }

/**
 * Summarises the uses of a pass by booking, in order of first use, and by day. A moved booking returns its
 * credits and spends them again; only the final state appears.
 */
export function passUses(movements: readonly PassMovement[]): { bookingId: string; days: PassUse[] }[] {
  const inOrder = movements.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  return [...Map.groupBy(inOrder, ({ bookingId }) => bookingId)].map(([bookingId, ofBooking]) => ({
    bookingId,
    days: [...Map.groupBy(ofBooking, ({ day }) => day)]
      .map(([day, ofDay]) => ({ day, ...whatStands(ofDay) }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  }))
}

function whatStands(ofDay: readonly PassMovement[]): Omit<PassUse, 'day'> {
  const spent = ofDay.filter(({ kind }) => kind === 'spent').length
  const returned = ofDay.filter(({ kind }) => kind === 'returned')
  const used = spent - returned.length
  if (used > 0) return { used, returned: 0 }
  const lastAt = returned.at(-1)?.at
  return { used: 0, returned: returned.filter(({ at }) => at === lastAt).length }
}
