import { isTakenAway, type Operation } from '@rumi/contract'
import { useCallback } from 'react'
import { useStoreSelector } from './store.ts'

/** Returns whether the user's custom role takes an operation away. Its query is then not sent, and has no result. */
export function useTakenAway() {
  const role = useStoreSelector((state) => state.user.role)
  const limits = useStoreSelector((state) => state.limits)
  return useCallback(
    (operation: Operation) => role !== null && isTakenAway({ role, limits }, operation),
    [role, limits],
  )
}

export const useIsTakenAway = (operation: Operation) => useTakenAway()(operation)
