import { notePendingLogout } from '@rumi/data-layer/pending-logout'
import { forgetCachedAnswers } from './fetching/cached-answers.ts'
import { paths } from './house/paths.ts'
import { browserStore } from './fetching/store.ts'

/**
 * Deletes what this browser stores of anybody, after a logout, and reloads a public page. Where the server was not reached,
 * the note that it still has to end the session stays.
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
    // A browser that forbids storage has kept nothing.
  }
  if (reachedServer) window.location.assign(paths.home())
}
