import { live } from '@rumi/contract'
import { notifications, type Notification } from '@rumi/data-layer'
import { useStoreDispatch, useStoreSelector } from './store.ts'
import { useLive } from './use-live.ts'
import { useMyNotifications } from './use-my-notifications.ts'

/** Fetches the user's notifications once and then subscribes to new ones; returns the unread count. */
export function useLiveNotifications(onArrival: (notification: Notification) => void) {
  const dispatch = useStoreDispatch()
  const userId = useStoreSelector((state) => state.user.userid) ?? ''
  const { unread, again } = useMyNotifications()
  useLive(live.notifications, {
    params: { userId },
    onEvent: ({ data }) => {
      dispatch(notifications.added(data))
      onArrival(data)
    },
    onResumed: () => void again(),
  })
  return unread
}
