import type { BookingStatus } from '@rumi/contract'
import { useEffect, useEffectEvent } from 'react'
import { createExternalStore } from '../../../ui/hooks/external-store.ts'

const drawnAs = createExternalStore<ReadonlyMap<string, BookingStatus>>(new Map())

/** The bookings whose row has a question open or a step on its way, each with the status as which it is drawn meanwhile. */
export const useRowsInWork = () => drawnAs.use((rows) => rows)

/** Keeps the row of a booking where it is drawn while something is done in it: one that moved would lose what was asked and written. */
export function useKeepsRow(bookingId: string, isInWork: boolean, isDrawnAs: BookingStatus) {
  const keep = useEffectEvent(() => drawnAs.set(new Map(drawnAs.get()).set(bookingId, isDrawnAs)))
  useEffect(() => {
    if (!isInWork) return
    keep()
    return () => drawnAs.set(new Map([...drawnAs.get()].filter(([id]) => id !== bookingId)))
  }, [bookingId, isInWork])
}
