import { useEffect } from 'react'
import { outboxCopy as copy } from '../../../copy/office/desk/outbox.ts'
import { hasSessionExpired } from '../../../shared/fetching/cached-answers.ts'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { wasClosedHere } from '../../../shared/people/this-browser.ts'
import { canStoreActs } from '../../../shared/unsent/sealed-acts.ts'
import { useOnline } from '../../../ui/hooks/use-online.ts'
import { isWaiting } from './acts.ts'
import { Conflicts } from './conflicts.tsx'
import { deskOutbox, sendUnsent, useUnsentActs } from './desk-outbox.ts'

/** Pause between attempts while the server is unreachable. */
const retryMs = 10_000
const tickMs = 1_000

/** A disk that fails now is tried again with the next attempt. */
const ignore = () => undefined

/** Opens the outbox of the user, sends what waits as soon as there is a connection, and shows what was refused. */
export function OutboxHost() {
  const { userid: account, isLoggedIn } = useStoreSelector(({ user }) => user)
  const online = useOnline()
  const acts = useUnsentActs()
  const waiting = acts.filter(isWaiting).length
  const refused = acts.length - waiting

  useEffect(() => {
    if (!canStoreActs()) return
    // Without a session the acts are readable as long as the copies are; later they wait for the same user.
    const open = () => {
      const isReadable = isLoggedIn || !(hasSessionExpired(Date.now()) || wasClosedHere())
      void deskOutbox.open(isReadable ? account : null).catch(ignore)
    }
    open()
    if (isLoggedIn) return
    const timer = setInterval(open, tickMs)
    return () => clearInterval(timer)
  }, [account, isLoggedIn])

  useEffect(() => {
    if (waiting === 0 || !isLoggedIn || !online) return
    const send = () => void sendUnsent().catch(ignore)
    send()
    const timer = setInterval(send, retryMs)
    return () => clearInterval(timer)
  }, [waiting, isLoggedIn, online])

  return (
    <>
      <output className="no-print block">
        {waiting > 0 && online && isLoggedIn && (
          <span className="mb-4 block rounded-sm bg-indigo-tint px-4 py-2">{copy.sending(waiting)}</span>
        )}
      </output>
      {refused > 0 && <Conflicts acts={acts.filter((act) => !isWaiting(act))} />}
    </>
  )
}
