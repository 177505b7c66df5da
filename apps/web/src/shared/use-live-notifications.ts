import { live } from '@rumi/contract'
import { notifications, unreadCount, type Notification } from '@rumi/data-layer'
import { useFetching, useSend, useStoreDispatch, useStoreSelector } from './store.ts'
import { useLive } from './use-live.ts'

/** One's own notices, asked for once and then heard as they come; answers how many wait to be read. */
export function useLiveNotifications(onArrival: (notice: Notification) => void) {
  const dispatch = useStoreDispatch()
  const send = useSend()
  const userId = useStoreSelector((state) => state.user.userid) ?? ''
  const unread = useStoreSelector((state) => unreadCount(state.notifications))
  const list = notifications.calls.list({ userId })
  useFetching([list], userId)
  useLive(live.notifications, {
    params: { userId },
    onEvent: ({ data }) => {
      dispatch(notifications.added(data))
      onArrival(data)
    },
    onResumed: () => void send(list),
  })
  return unread
}
