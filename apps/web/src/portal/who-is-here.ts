import { ensureSession } from '@rumi/data-layer'
import { browserStore } from '../shared/fetching/store.ts'
import type { Who } from './who.ts'

/** Subscribes to the session's role; returns the unsubscribe function. */
export function watchWhoIsHere(notify: (who: Who) => void): () => void {
  const store = browserStore()
  const look = () => {
    const { isLoggedIn, role } = store.getState().user
    notify(!isLoggedIn ? 'guest' : role === 'cliente' ? 'owner' : 'staff')
  }
  const stop = store.subscribe(look)
  look()
  void store.dispatch(ensureSession())
  return stop
}
