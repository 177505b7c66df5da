import { useCallback, useState } from 'react'
import { useFetching, useStoreDispatch, useStoreSelector, type Fetching } from '../../shared/store.ts'
import type { Screen } from './screen.ts'

const pageRecords = 100

/**
 * The list as far as it came, page by page behind its cursor. While a new question is on its way the rows of the last one stay,
 * so that nothing jumps under the hand.
 */
export function useListed<Row>({ calls, listed, always }: Screen<Row>, query: object) {
  const dispatch = useStoreDispatch()
  const key = JSON.stringify(query)
  const fetching = useFetching([calls.list({ ...always, ...query, limit: pageRecords })], key)
  const [hasCome, setHasCome] = useState(false)
  if (fetching.status === 'ready' && !hasCome) setHasCome(true)
  const { items, nextCursor, status } = useStoreSelector(listed)

  const shown: Fetching =
    hasCome && fetching.status === 'loading' ? { ...fetching, status: 'ready' } : fetching
  const { more } = calls
  const loadMore = useCallback(() => void dispatch(more()), [dispatch, more])
  const hasMore = nextCursor !== null
  return {
    fetching: shown,
    rows: items,
    hasMore,
    /** The last answer was a failure though rows are there: the next page did not come. */
    moreFailed: hasMore && status === 'failed',
    mayLoadMore: hasMore && status === 'succeeded',
    loadMore,
  }
}
