import { notificationCalls } from '@rumi/contract'
import { useState } from 'react'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useSendCall } from './queries.ts'
import type { useMyNotifications } from './use-my-notifications.ts'

/** Returns a function that marks all of the user's notifications as read, and the error if it fails. */
export function useMarkAllRead({ newestFirst: [newest] }: ReturnType<typeof useMyNotifications>) {
  const send = useSendCall()
  const [marking, setMarking] = useState(false)

  async function markAll() {
    if (!newest) return
    setMarking(true)
    const outcome = await send(notificationCalls.readAll, {
      params: { userId: newest.userId },
      body: { until: newest.createdAt },
    })
    setMarking(false)
    if (!outcome.ok) showToast(outcome.refusal.message, 'problem')
  }

  return { marking, markAll }
}
