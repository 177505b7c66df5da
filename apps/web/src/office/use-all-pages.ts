import type { Status } from '@rumi/data-layer'
import { useEffect, useEffectEvent } from 'react'
import { useStoreDispatch, type AppThunk } from '../shared/store.ts'

type Listed = { nextCursor: string | null; status: Status }

/** Goes on asking until a list is whole: the desk looks things up in all of it. */
export function useAllPages({ nextCursor, status }: Listed, loadMore: () => AppThunk) {
  const dispatch = useStoreDispatch()
  const askNext = useEffectEvent(() => void dispatch(loadMore()))
  useEffect(() => {
    if (nextCursor !== null && status === 'succeeded') askNext()
  }, [nextCursor, status])
}
