import type { BookingStatus } from '@rumi/contract'
import { useEffect, useEffectEvent } from 'react'
import { createExternalStore } from '../../../ui/hooks/external-store.ts'

const drawnAs = createExternalStore<ReadonlyMap<string, BookingStatus>>(new Map())

/** Bookings whose row has an open dialog or a pending step, each with its displayed status. */
export const useRowsInWork = () => drawnAs.use((rows) => rows)

/** Keeps the row of a booking in place during an action: moving it would lose its dialog and input. */
export function useKeepsRow(bookingId: string, isInWork: boolean, isDrawnAs: BookingStatus) {
  const keepDrawn = useEffectEvent(() => drawnAs.set(new Map(drawnAs.get()).set(bookingId, isDrawnAs)))
  useEffect(() => {
    if (!isInWork) return
    keepDrawn()
    return () => drawnAs.set(new Map([...drawnAs.get()].filter(([id]) => id !== bookingId)))
  }, [bookingId, isInWork])
}
