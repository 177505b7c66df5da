/** Reasons for a stock movement. */
export const stockMovementKinds = ['opening', 'cost', 'purchase', 'sale', 'return', 'loss', 'count'] as const
export type StockMovementKind = (typeof stockMovementKinds)[number]

/** Maximum stock of one product. */
export const mostPieces = 1_000_000
