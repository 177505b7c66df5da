import { useMyNotifications, useMarkAllRead } from '../../shared/fetching/use-notifications.ts'
import { NoNotifications } from '../../art/scenes/empty/no-notifications.tsx'
import { notificationsCopy } from '../../copy/portal/portal.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { portalMeta } from '../portal-meta.ts'
import { NotificationItem } from './notification-item.tsx'
import { Rows } from '../../shared/rows/rows.tsx'

export const meta = portalMeta(notificationsCopy.title)

export default function NotificationsPage() {
  const mine = useMyNotifications()
  const { newestFirst, unread, hasMore, loadMore, ...fetching } = mine
  const { marking, markAll } = useMarkAllRead(mine)

  return (
    <>
      <PageHeader
        title={notificationsCopy.title}
        actions={
          unread > 1 ? (
            <Button tone="secondary" loading={marking} onClick={markAll}>
              {notificationsCopy.markAll}
            </Button>
          ) : undefined
        }
      />
      <QueryResult fetching={fetching}>
        {newestFirst.length === 0 ? (
          <EmptyState
            art={<NoNotifications />}
            title={notificationsCopy.emptyTitle}
            text={notificationsCopy.emptyText}
          />
        ) : (
          <ul className="max-w-2xl divide-y divide-line rounded-md bg-white shadow-soft">
            <Rows of={newestFirst} by={(notification) => notification.id}>
              {(notification) => (
                <li>
                  <NotificationItem notification={notification} />
                </li>
              )}
            </Rows>
          </ul>
        )}
        {hasMore && (
          <Button tone="secondary" className="mt-4" onClick={loadMore}>
            {notificationsCopy.more}
          </Button>
        )}
      </QueryResult>
    </>
  )
}
