import { live } from '@rumi/contract'
import { queryApi, tagsOfWrite } from '@rumi/data-layer'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStoreDispatch } from '../../shared/fetching/store.ts'
import { useLive } from '../../shared/fetching/use-live.ts'

/** Several changes within this time cause one refetch. */
const settleMs = 150

/** Invalidates bookings and care on any change by any device, so that all open boards agree. */
export function useDeskUpdates() {
  const dispatch = useStoreDispatch()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refetch = useEffectEvent(() => {
    const tags = [...tagsOfWrite('bookings'), ...tagsOfWrite('careItems')]
    void dispatch(queryApi.util.invalidateTags(tags))
  })
  const lookSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => refetch(), settleMs)
  }
  const lookOnceOnline = useEffectEvent(lookSoon)
  useEffect(() => {
    // Requests just before the reconnection may have failed offline.
    window.addEventListener('online', lookOnceOnline)
    return () => {
      window.removeEventListener('online', lookOnceOnline)
      clearTimeout(timer.current)
    }
  }, [])
  useLive(live.desk, { params: undefined, onEvent: lookSoon, onResumed: lookSoon })
}
