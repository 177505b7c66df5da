import { notificationCalls, live } from '@rumi/contract'
import { useCall, useRecords, useSendCall } from './queries.ts'
import { useStoreSelector, useStoreDispatch } from './store.ts'
import { notifications, queryApi, tagsOfWrite, type Notification } from '@rumi/data-layer'
import { useLive } from './use-live.ts'
import { useState } from 'react'
import { showToast } from '../../ui/feedback/toast-store.ts'

/** Fetches the user's notifications, newest first, and the unread count over all pages. */
export function useMyNotifications() {
  const userId = useStoreSelector((state) => state.user.userid)
  const { records, ...fetchState } = useRecords('notifications', userId === null ? null : { userId })
  const newestFirst = records.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  const before = fetchState.hasMore ? newestFirst.at(-1)?.createdAt : undefined
  const older = useCall(
    notificationCalls.unread,
    userId === null || before === undefined ? null : { params: { userId }, query: { before } },
  )
  return {
    ...fetchState,
    newestFirst,
    unread: records.filter(({ read }) => !read).length + (older.answer?.data.unread ?? 0),
  }
}

/** Fetches the user's notifications once and then subscribes to new ones; returns the unread count. */
export function useLiveNotifications(onArrival: (notification: Notification) => void) {
  const dispatch = useStoreDispatch()
  const userId = useStoreSelector((state) => state.user.userid) ?? ''
  const { unread, again } = useMyNotifications()
  useLive(live.notifications, {
    params: { userId },
    onEvent({ event, data }) {
      if (event === 'visit') return dispatch(queryApi.util.invalidateTags(tagsOfWrite('visits')))
      dispatch(notifications.added(data))
      onArrival(data)
    },
    onResumed: () => void again(),
  })
  return unread
}

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
