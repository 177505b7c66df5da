import type { ResourceName } from '@rumi/contract'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { screenQuery, type Screen } from './screen.ts'
import { useScreenAddress } from './use-screen-address.ts'

/**
 * Fetches the rows for the address, page by page with a cursor. Keeps the previous rows while a new query loads, so
 * that nothing jumps.
 */
export function useScreenRows<Row>(screen: Screen<Row>) {
  const address = useScreenAddress(screen)
  const query = screenQuery(screen, address.query)
  const { records, hasMore, moreFailed, loadMore, ...fetching } = useRecords(
    screen.row.name as ResourceName,
    query as never,
    { keepsLast: true },
  )
  return {
    address,
    fetching,
    rows: records as readonly unknown[] as readonly Row[],
    hasMore,
    moreFailed,
    mayLoadMore: hasMore && !moreFailed && !fetching.isFetching,
    loadMore,
  }
}

export type ScreenRows<Row> = ReturnType<typeof useScreenRows<Row>>
