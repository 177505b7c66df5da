import { ensureSession } from '@rumi/data-layer'
import { browserStore } from '../shared/fetching/store.ts'
import type { Who } from './who.ts'

/** Asks the session who is here and tells it whenever that changes; answers how to stop. */
export function watchWhoIsHere(tell: (who: Who) => void): () => void {
  const store = browserStore()
  const look = () => {
    const { isLoggedIn, role } = store.getState().user
    tell(!isLoggedIn ? 'guest' : role === 'cliente' ? 'owner' : 'staff')
  }
  const stop = store.subscribe(look)
  look()
  void store.dispatch(ensureSession())
  return stop
}
