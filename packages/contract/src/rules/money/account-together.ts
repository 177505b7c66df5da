/** Amounts of one booking. */
export type AccountSums = {
  totalCentavos: number
  depositCentavos: number
  paidCentavos: number
  dueNowCentavos: number
  leftCentavos: number
}

const sumOf = <K extends string>(key: K, parts: readonly Record<K, number>[]) =>
  parts.reduce((sum, part) => sum + part[key], 0)

/** Adds the totals of bookings shown together: a stay with its add-ons, or several days booked at once. */
export const totalTogether = (parts: readonly { totalCentavos: number }[]) => sumOf('totalCentavos', parts)

/** Adds the amounts of such bookings into one account. */
export const accountTogether = (parts: readonly AccountSums[]): AccountSums => ({
  totalCentavos: totalTogether(parts),
  depositCentavos: sumOf('depositCentavos', parts),
  paidCentavos: sumOf('paidCentavos', parts),
  dueNowCentavos: sumOf('dueNowCentavos', parts),
  leftCentavos: sumOf('leftCentavos', parts),
})

type Covered = { totalCentavos: number; lines: readonly { amountCentavos: number }[] }

/** True if a pass covers the full price. */
export const isPaidByPass = ({ totalCentavos, lines }: Covered) =>
  totalCentavos === 0 && lines.some(({ amountCentavos }) => amountCentavos < 0)
