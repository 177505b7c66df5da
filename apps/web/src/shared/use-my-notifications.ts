import { useRecords } from './queries.ts'
import { useStoreSelector } from './store.ts'

/** One's own notifications, the newest first, and those that wait to be read. */
export function useMyNotifications() {
  const userId = useStoreSelector((state) => state.user.userid)
  const { records, ...asked } = useRecords('notifications', userId === null ? null : { userId })
  return {
    ...asked,
    newestFirst: records.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
    unread: records.filter(({ read }) => !read),
  }
}
