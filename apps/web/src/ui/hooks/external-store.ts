import { useSyncExternalStore } from 'react'

/**
 * A value that lives outside any component and is read live in many; while a page stands as it was built it is the first one.
 * `whileRead` begins what goes on as long as anybody reads it, and answers how to end it.
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
    /** What `select` takes from it; a component is drawn anew only where that changes. */
    use: <Selected>(select: (value: Value) => Selected) =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(first),
      ),
  }
}
