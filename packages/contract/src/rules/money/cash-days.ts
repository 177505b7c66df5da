export const cashDayStatuses = ['open', 'counted', 'closed'] as const
export type CashDayStatus = (typeof cashDayStatuses)[number]

export const cashMovementKinds = ['in', 'out'] as const

/** The notes and coins of Mexico in centavos, the largest first (Banco de México, in circulation in 2026). */
export const denominations = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10,
] as const
export type Denomination = (typeof denominations)[number]

/** Number of pieces of one note or coin. */
export type CashCount = { denominationCentavos: Denomination; pieces: number }

/** Returns the counted cash in centavos. */
export const countedCentavosOf = (counts: readonly CashCount[]) =>
  counts.reduce((sum, { denominationCentavos, pieces }) => sum + denominationCentavos * pieces, 0)

/** Returns the till for a person's cash: the one they opened, else the only open one. */
export const tillOfPerson = <Till extends { openedBy: string }>(
  open: readonly Till[],
  personId: string | null,
): Till | undefined =>
  open.find(({ openedBy }) => openedBy === personId) ?? (open.length === 1 ? open[0] : undefined)
