import { useNavigate } from 'react-router'
import { changedQuery, type QueryChanges } from './changed-query.ts'

/** The query of a change that was asked for and is not in the address yet. */
let onItsWay: string | null = null

/**
 * Changes some of what the address asks for, in place. It begins with the address of that very moment and with what is on
 * its way to it, so that of two changes made at once neither is lost.
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
