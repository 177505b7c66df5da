import { type StockLevel, stock } from '@rumi/contract'
import { callEndpoint } from '@rumi/data-layer'
import { useMemo } from 'react'
import { stockCopy as copy } from '../../../copy/office/money/stock.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { useEach } from '../../../shared/fetching/queries.ts'
import { useGroups } from '../../kit/records/use-records-by.ts'

const levels = callEndpoint(stock.levels)

/** Returns those of the products at or under their minimum; excludes products whose stock is still loading. */
export function useLowProducts(ids: readonly number[]): ReadonlySet<number> {
  const groups = useGroups(ids.map(String))
  const answers = useEach(
    levels,
    groups.map((group) => ({ query: { productId: group.join(','), limit: String(group.length) } })),
  )
  return useMemo(
    () =>
      new Set(
        answers.flatMap((answer) =>
          (answer?.data.stock ?? []).filter(({ isLow }) => isLow).map(({ productId }) => productId),
        ),
      ),
    [answers],
  )
}

/** Stock of a product, marked when low. */
export function PiecesLeft({ of: { stock: pieces, isLow } }: { of: Pick<StockLevel, 'stock' | 'isLow'> }) {
  if (pieces === 0) return <StateChip tone="expired">{copy.soldOut}</StateChip>
  if (isLow) return <StateChip tone="soon">{copy.low(pieces)}</StateChip>
  return copy.pieces(pieces)
}
