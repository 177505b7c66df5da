import { stock } from '@rumi/contract'
import { callEndpoint } from '@rumi/data-layer'
import { useMemo } from 'react'
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
