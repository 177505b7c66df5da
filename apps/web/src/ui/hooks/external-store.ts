import { useSyncExternalStore } from 'react'

/**
 * Creates a store outside of React that any component can subscribe to; hydration sees the first value. `whileRead`
 * runs at the first subscription and returns its cleanup.
 */
export function createExternalStore<Value>(first: Value, whileRead?: () => () => void) {
  let value = first
  let end: (() => void) | undefined
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void) {
    if (listeners.size === 0) end = whileRead?.()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) end?.()
    }
  }

  return {
    subscribe,
    get: () => value,
    isRead: () => listeners.size > 0,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    /** Hook that returns the selected part; rerenders only when it changes. */
    use: <Selected>(select: (value: Value) => Selected) =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(first),
      ),
  }
}
