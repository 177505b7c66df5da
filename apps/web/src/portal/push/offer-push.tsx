import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { timelineCopy } from '../../copy/portal/timeline.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { canReceivePush, ownSubscription, subscribeDevice } from './device-push.ts'

const copy = timelineCopy.push
const declinedEntry = 'rumi:push-declined'

function wasDeclined() {
  try {
    return window.localStorage.getItem(declinedEntry) !== null
  } catch {
    return false
  }
}

function noteDeclined() {
  try {
    window.localStorage.setItem(declinedEntry, '1')
  } catch {
    // Asked again the next time.
  }
}

const mayOffer = () => canReceivePush() && Notification.permission === 'default' && !wasDeclined()

/**
 * Offers web push on this device while a dog of the owner is present. The browser asks for permission only after a press. A device that
 * has a subscription stores it again for its new session.
 */
export function OfferPush() {
  const send = useSendCall()
  const [isOffered, setOffered] = useState(mayOffer)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    if (!canReceivePush() || Notification.permission === 'default') return
    void ownSubscription().then((subscription) => subscription && subscribeDevice(send))
  }, [send])

  if (!isOffered) return null

  async function accept() {
    setAsking(true)
    const permission = await Notification.requestPermission()
    const isOn = permission === 'granted' && (await subscribeDevice(send))
    setAsking(false)
    setOffered(false)
    showToast(isOn ? copy.done : copy.denied, isOn ? 'ok' : 'problem')
  }

  return (
    <div className="grid gap-3 rounded-md bg-indigo-tint p-4 xl:grid-cols-[auto_minmax(0,1fr)_auto] xl:items-center">
      <BellRing className="size-7 text-indigo max-xl:hidden" aria-hidden="true" />
      <div>
        <p className="font-strong">{copy.title}</p>
        <p className="text-ink-soft">{copy.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-busy={isAsking} onClick={() => void accept()}>
          {copy.accept}
        </Button>
        <Button
          tone="quiet"
          onClick={() => {
            noteDeclined()
            setOffered(false)
          }}
        >
          {copy.later}
        </Button>
      </div>
    </div>
  )
}
