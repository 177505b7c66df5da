import { push } from '@rumi/contract'
import type { useSendCall } from '../../shared/fetching/queries.ts'

type Send = ReturnType<typeof useSendCall>

/** True if this browser can receive web push. */
export const canReceivePush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Subscription of this browser, if it has one and the user still permits it. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canReceivePush() || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribes this browser for the current session; replaces a subscription that was made with another key. Returns whether it did. */
export async function subscribeDevice(send: Send): Promise<boolean> {
  const found = await send(push.key, {})
  if (!found.ok) return false
  const { pushKey } = found.answer.data
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const former = await pushManager.getSubscription()
    if (former && !isOfKey(former, pushKey)) await former.unsubscribe()
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    const { endpoint, keys } = subscription.toJSON()
    const { p256dh = '', auth = '' } = keys ?? {}
    const stored = await send(push.subscribe, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
    return stored.ok
  } catch {
    // The browser has no push service, for example in a private window.
    return false
  }
}

/** Ends the subscription of this browser, here and at the server. */
export async function unsubscribeDevice(send: Send): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
  await send(push.unsubscribe, {})
}

function isOfKey({ options }: PushSubscription, pushKey: string) {
  if (!options.applicationServerKey) return true
  const text = btoa(String.fromCodePoint(...new Uint8Array(options.applicationServerKey)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === pushKey
}
