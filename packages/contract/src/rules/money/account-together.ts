/** How the money of one booking stands. */
export type AccountSums = {
  totalCentavos: number
  depositCentavos: number
  paidCentavos: number
  dueNowCentavos: number
  leftCentavos: number
}

const sumOf = <K extends string>(key: K, parts: readonly Record<K, number>[]) =>
  parts.reduce((sum, part) => sum + part[key], 0)

/** What bookings cost that are told together: a stay with what is done inside it, or several days of one act. */
export const totalTogether = (parts: readonly { totalCentavos: number }[]) => sumOf('totalCentavos', parts)

/** How the money of such bookings stands as one account. */
export const accountTogether = (parts: readonly AccountSums[]): AccountSums => ({
  totalCentavos: totalTogether(parts),
  depositCentavos: sumOf('depositCentavos', parts),
  paidCentavos: sumOf('paidCentavos', parts),
  dueNowCentavos: sumOf('dueNowCentavos', parts),
  leftCentavos: sumOf('leftCentavos', parts),
})

type Covered = { totalCentavos: number; lines: readonly { amountCentavos: number }[] }

/** Whether nothing is left to pay of something that has a price: a pass covers it. */
export const isPaidByPass = ({ totalCentavos, lines }: Covered) =>
  totalCentavos === 0 && lines.some(({ amountCentavos }) => amountCentavos < 0)
