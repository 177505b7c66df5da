import { live } from '@rumi/contract'
import { queryApi, tagsOfWrite } from '@rumi/data-layer'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStoreDispatch } from '../../shared/fetching/store.ts'
import { useLive } from '../../shared/fetching/use-live.ts'

/** Several bookings that change at once are one reason to look again. */
const settleMs = 150

/** Makes what is shown of bookings old whenever one changes anywhere in the house, so that two open boards show the same. */
export function useDeskUpdates() {
  const dispatch = useStoreDispatch()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = useEffectEvent(() => void dispatch(queryApi.util.invalidateTags(tagsOfWrite('bookings'))))
  const lookSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => look(), settleMs)
  }
  const lookOnceOnline = useEffectEvent(lookSoon)
  useEffect(() => {
    // What was asked for as the line came back may still have been sent without one.
    window.addEventListener('online', lookOnceOnline)
    return () => {
      window.removeEventListener('online', lookOnceOnline)
      clearTimeout(timer.current)
    }
  }, [])
  useLive(live.desk, { params: undefined, onEvent: lookSoon, onResumed: lookSoon })
}
