import { live } from '@rumi/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLive } from '../shared/use-live.ts'
import { usePolling } from './use-polling.ts'

/** Several bookings that change at once are one reason to look again. */
const settleMs = 150

/** Looks again whenever a booking changes anywhere in the house, so that two open boards show the same. */
export function useDeskUpdates(again: () => Promise<void>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = useEffectEvent(() => void again())
  const lookSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => look(), settleMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive(live.desk, { params: undefined, onEvent: lookSoon, onResumed: lookSoon })
  usePolling(again)
}
