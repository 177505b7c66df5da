import { useEffect, useState } from 'react'
import { profileCopy } from '../../copy/portal/profile.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { canReceivePush, ownSubscription, subscribeDevice, unsubscribeDevice } from './device-push.ts'

const copy = profileCopy.notifications.device

/** Switch for web push on this device; renders nothing where the browser has none. */
export function PushSwitch() {
  const send = useSendCall()
  const [isOn, setOn] = useState<boolean>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (canReceivePush()) void ownSubscription().then((subscription) => setOn(subscription !== null))
  }, [])
  if (isOn === undefined) return null

  async function turn(on: boolean) {
    setBusy(true)
    const isGranted = on && (await Notification.requestPermission()) === 'granted'
    if (!on) await unsubscribeDevice(send)
    const next = isGranted && (await subscribeDevice(send))
    setBusy(false)
    setOn(next)
    if (on && !next) showToast(copy.denied, 'problem')
  }

  return (
    <CheckboxField
      label={copy.label}
      checked={isOn}
      aria-busy={isBusy}
      onChange={({ currentTarget }) => {
        if (!isBusy) void turn(currentTarget.checked)
      }}
    />
  )
}
