import { notificationCalls } from '@rumi/contract'
import { useCall, useRecords } from './queries.ts'
import { useStoreSelector } from './store.ts'

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
