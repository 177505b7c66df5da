import { isTakenAway, type RoleHolder } from '@rumi/contract'
import { bootstrapped, ensureSession } from '@rumi/data-layer'
import { wasClosedHere } from '../people/this-browser.ts'
import { preload, releasePreloads, type Query } from './preloads.ts'
import { browserStore } from './store.ts'

/** Page that opens: its address, and the id of the user. */
type Visit = { params: Record<string, string | undefined>; search: URLSearchParams; userId: string }

type LoaderArgs = { request: Request; params: Visit['params'] }

export type QueriesOf = (visit: Visit) => readonly Query[]

/** Path that was preloaded last. A change of its search keeps the screen, whose hooks fetch what changes. */
let preloadedPath: string | undefined

/** Creates a `clientLoader` that starts the queries of a screen while its code loads, and blocks nothing. */
export const routeLoader =
  (admits: (holder: RoleHolder) => boolean, queriesOf: QueriesOf) =>
  ({ request, params }: LoaderArgs) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === preloadedPath && pathname === window.location.pathname) return null
    preloadedPath = pathname
    releasePreloads()
    void preloadWithSession({
      pathname,
      admits,
      queries: (userId) => queriesOf({ params, search: searchParams, userId }),
    })
    return null
  }

type Preloading = {
  pathname: string
  admits: (holder: RoleHolder) => boolean
  queries: (userId: string) => readonly Query[]
}

/** Waits for the session of a user who is known in this browser; the gate of the area handles everybody else. */
async function preloadWithSession({ pathname, admits, queries }: Preloading) {
  const store = browserStore()
  await bootstrapped(store)
  if (store.getState().user.userid === null || wasClosedHere()) return
  await store.dispatch(ensureSession())
  const { user, limits } = store.getState()
  const { isLoggedIn, role, userid } = user
  if (pathname !== preloadedPath || !isLoggedIn || role === null || userid === null) return
  if (!admits({ role, limits })) return
  for (const query of queries(userid))
    if (!isTakenAway({ role, limits }, query.operation)) preload(store.dispatch, query)
}
