import type { StockLevel } from '@rumi/contract'
import { stockCopy as copy } from '../../../copy/office/money/stock.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'

/** Stock of a product, marked when low. */
export function PiecesLeft({ of: { stock, isLow } }: { of: Pick<StockLevel, 'stock' | 'isLow'> }) {
  if (stock === 0) return <StateChip tone="expired">{copy.soldOut}</StateChip>
  if (isLow) return <StateChip tone="soon">{copy.low(stock)}</StateChip>
  return copy.pieces(stock)
}
