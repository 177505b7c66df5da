import type { BookingStatus } from '@rumi/contract'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

let drawnAs: ReadonlyMap<string, BookingStatus> = new Map()
const listeners = new Set<() => void>()
const none: ReadonlyMap<string, BookingStatus> = new Map()

function change(next: typeof drawnAs) {
  drawnAs = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The bookings whose row has a question open or a step on its way, each with the status as which it is drawn meanwhile. */
export const useRowsInWork = () =>
  useSyncExternalStore(
    subscribe,
    () => drawnAs,
    () => none,
  )

/** Keeps the row of a booking where it is drawn while something is done in it: one that moved would lose what was asked and written. */
export function useKeepsRow(bookingId: string, isInWork: boolean, isDrawnAs: BookingStatus) {
  const keep = useEffectEvent(() => change(new Map(drawnAs).set(bookingId, isDrawnAs)))
  useEffect(() => {
    if (!isInWork) return
    keep()
    return () => change(new Map([...drawnAs].filter(([id]) => id !== bookingId)))
  }, [bookingId, isInWork])
}
