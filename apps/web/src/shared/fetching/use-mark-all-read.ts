import { notificationCalls } from '@rumi/contract'
import { useState } from 'react'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useSendCall } from './queries.ts'
import type { useMyNotifications } from './use-my-notifications.ts'

/** Marks all of one's own notifications as read, those of later pages too, and says where that failed. */
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
