import { useEffect, useState } from 'react'
import { OfflineScene } from '../../art/scenes/empty/offline-scene.tsx'
import { officeCopy as copy } from '../../copy/office/frame/office.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { forgetCachedAnswers, hasSessionExpired } from '../../shared/fetching/cached-answers.ts'
import { useStoreSelector } from '../../shared/fetching/store.ts'
import { canStoreActs, countActs } from '../../shared/unsent/sealed-acts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

const tickMs = 1_000

/** True once the session of this browser has expired by inactivity; also while the page stays open. */
export function useSessionExpired() {
  const [isExpired, setExpired] = useState(() => hasSessionExpired(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setExpired(hasSessionExpired(Date.now())), tickMs)
    return () => clearInterval(timer)
  }, [])
  return isExpired
}

/** Replaces the office offline after its session expired: states how many acts wait on this device, and what to do. */
export function SessionOver() {
  const account = useStoreSelector(({ user }) => user.userid)
  const [waiting, setWaiting] = useState(0)

  useEffect(() => {
    // The screens that showed the cached data are gone, and with them the timers that delete it.
    void forgetCachedAnswers()
  }, [])
  useEffect(() => {
    if (account === null || !canStoreActs()) return
    let isShown = true
    void countActs(account, Date.now())
      .then((count) => isShown && setWaiting(count))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [account])

  return (
    <EmptyState
      level={1}
      art={<OfflineScene />}
      title={copy.sessionOver}
      text={copy.sessionOverText}
      action={
        <div className="grid justify-items-center gap-4">
          {waiting > 0 && <p className="max-w-prose font-strong">{copy.actsWait(waiting)}</p>}
          <Button tone="secondary" onClick={() => window.location.reload()}>
            {errorMessagesCopy.retry}
          </Button>
        </div>
      }
    />
  )
}
