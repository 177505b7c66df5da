import type { ComponentType } from 'react'
import { Awaited } from './awaited.tsx'
import { lazyPart } from './lazy-part.ts'

/** Component that loads on first use; shows a skeleton meanwhile, and a retry if its script fails to load. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const lazy = lazyPart(load)
  function LazyComponent(props: Props) {
    const { part: Component, fetching } = lazy.usePart()
    return Component ? <Component {...props} /> : <Awaited fetching={fetching} />
  }
  return Object.assign(LazyComponent, { fetchAhead: lazy.fetchAhead })
}
