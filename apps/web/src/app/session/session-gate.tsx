import type { Role } from '@rumi/contract'
import { ensureSession } from '@rumi/data-layer'
import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { portalCopy } from '../../copy/portal/portal.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { takeIdleEnd } from './idle-end.ts'
import { paths } from '../../shared/business/paths.ts'
import { homeOf } from '../../shared/business/public-paths.ts'
import { wasClosedHere } from '../../shared/people/this-browser.ts'
import { browserStore, useStoreDispatch, useStoreSelector } from '../../shared/fetching/store.ts'

type SessionGateProps = {
  admits: (role: Role) => boolean
  /** A known user may open the area offline; its layout shows only cached data. */
  opensOffline?: boolean
  /** Content for strangers, in place of the way to the login that it receives. */
  stranger?: ComponentType<{ login: ReactNode }>
}

/**
 * Gate of the private areas only (decision 18): waits for rehydration, restores the session from its cookie, redirects
 * strangers to the login with a return path, and other users to the pages of their role.
 */
export function SessionGate(props: SessionGateProps) {
  const { persistor } = browserStore()
  const isRehydrated = useSyncExternalStore(persistor.subscribe, () => persistor.getState().bootstrapped)
  return isRehydrated ? <Doorkeeper {...props} /> : <GatePlaceholder />
}

function Doorkeeper({ admits, opensOffline = false, stranger: Stranger }: SessionGateProps) {
  const copy = useCopy('chrome', chromeCopy)
  const dispatch = useStoreDispatch()
  const { isLoggedIn, role, userid } = useStoreSelector((state) => state.user)
  const { pathname, search, hash } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{
    attempt: number
    answer: 'nobody' | 'unreachable'
    wasIdle: boolean
  }>()
  const state = found?.attempt === attempt ? found.answer : 'asking'
  const isUnreachable = state === 'unreachable' || wasClosedHere()

  useEffect(() => {
    if (isLoggedIn) return
    let wanted = true
    void (async () => {
      const hadLeft = wasClosedHere()
      const known = await dispatch(ensureSession())
      const failed = browserStore().getState().user.status === 'failed'
      if (!wanted || known) return
      if (hadLeft && !failed) return window.location.assign(paths.home())
      setFound({ attempt, answer: failed ? 'unreachable' : 'nobody', wasIdle: takeIdleEnd() })
    })()
    return () => {
      wanted = false
    }
  }, [isLoggedIn, attempt, dispatch])

  useEffect(() => {
    const retry = () => isUnreachable && setAttempt((last) => last + 1)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isUnreachable])

  const isKnown = state === 'unreachable' && opensOffline && userid !== null && !wasClosedHere()
  // Remounts once there is a session, because queries without one were skipped.
  if (role && (isLoggedIn || isKnown))
    return admits(role) ? <Outlet key={`${isLoggedIn}`} /> : <Navigate to={homeOf(role)} replace />
  if (state === 'nobody') {
    if (!found?.wasIdle && leadsGuests(pathname, search))
      return <Navigate to={`${paths.bookAsGuest()}${search}`} replace />
    const volver = `${pathname}${search}${hash}`
    const login = (
      <Navigate to={paths.login({ volver, listo: found?.wasIdle ? 'idle' : undefined })} replace />
    )
    return Stranger ? <Stranger login={login} /> : login
  }
  if (isUnreachable) {
    return (
      <main className="grid min-h-dvh content-center">
        <h1 className="sr-only">{copy.brand}</h1>
        <ErrorState
          title={wasClosedHere() ? portalCopy.leftOfflineTitle : portalCopy.sessionUnreachableTitle}
          text={wasClosedHere() ? portalCopy.leftOffline : errorMessagesCopy.offline}
          retryLabel={errorMessagesCopy.retry}
          onRetry={() => setAttempt(attempt + 1)}
        />
      </main>
    )
  }
  return <GatePlaceholder />
}

/** Strangers may start as guests (decision 134), unless the address references dogs or a pass. */
function leadsGuests(pathname: string, search: string) {
  const params = new URLSearchParams(search)
  return pathname === paths.book() && !params.get('rumis') && !params.has('pase')
}

/** spec §4: while loading, a placeholder reads 'Loading...'. */
function GatePlaceholder() {
  const copy = useCopy('chrome', chromeCopy)
  return <output className="grid min-h-dvh content-center text-center text-ink-soft">{copy.loading}</output>
}
