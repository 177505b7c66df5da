/** Why pieces come to the shop or leave it. */
export const stockMovementKinds = ['opening', 'cost', 'purchase', 'sale', 'return', 'loss', 'count'] as const
export type StockMovementKind = (typeof stockMovementKinds)[number]

/** How many pieces of one product the shop keeps at most. */
export const mostPieces = 1_000_000
