import { useNavigate } from 'react-router'
import { changedQuery, type QueryChanges } from './changed-query.ts'

/** Query of a pending navigation. */
let onItsWay: string | null = null

/**
 * Changes query parameters in place. Starts from the current address plus any pending change, so that neither of two
 * concurrent changes is lost.
 */
export function useAddressChanges() {
  const navigate = useNavigate()
  return async (changes: QueryChanges) => {
    const search = changedQuery(onItsWay ?? window.location.search, changes)
    onItsWay = search
    try {
      await navigate({ search }, { replace: true, preventScrollReset: true })
    } finally {
      if (onItsWay === search) onItsWay = null
    }
  }
}
