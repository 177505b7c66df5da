import { notePendingLogout } from '@rumi/data-layer/pending-logout'
import { forgetCachedAnswers } from './fetching/cached-answers.ts'
import { paths } from './business/paths.ts'
import { browserStore } from './fetching/store.ts'

/**
 * Deletes everything this browser stores, after a logout, and loads a public page. If the server was unreachable,
 * keeps the note that the session still has to end.
 */
export async function forgetThisDevice({ reachedServer }: { reachedServer: boolean }) {
  const { persistor } = browserStore()
  await Promise.all([persistor.flush(), forgetCachedAnswers()])
  persistor.pause()
  try {
    window.localStorage.clear()
    window.sessionStorage.clear()
    if (!reachedServer) notePendingLogout(window.localStorage, true)
  } catch {
    // Without storage there is nothing to delete.
  }
  if (reachedServer) window.location.assign(paths.home())
}
