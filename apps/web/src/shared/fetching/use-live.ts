import type { EventOf } from '@rumi/contract'
import { listen, type AppStore, type Listening, type Presence, type StreamSpec } from '@rumi/data-layer'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'react-redux'

/** Presence of the page: online and visible. A restored connection counts as a change. */
const onlooker: Presence = {
  isHere: () => document.visibilityState === 'visible',
  subscribe(changed) {
    document.addEventListener('visibilitychange', changed)
    window.addEventListener('online', changed)
    return () => {
      document.removeEventListener('visibilitychange', changed)
      window.removeEventListener('online', changed)
    }
  },
}

/** Subscribes to a stream while the screen is mounted; see `listen` for reconnection. */
export function useLive<C extends StreamSpec>(
  spec: C,
  { params, onEvent, onResumed }: Omit<Listening<C>, 'presence'>,
) {
  const store = useStore() as AppStore
  const hear = useEffectEvent((event: EventOf<C>) => onEvent(event))
  const resume = useEffectEvent(() => onResumed?.())
  const key = JSON.stringify(params ?? null)

  useEffect(
    () =>
      listen(store, spec, {
        params: JSON.parse(key) as typeof params,
        onEvent: (event) => hear(event),
        onResumed: () => resume(),
        presence: onlooker,
      }),
    [store, spec, key],
  )
}
