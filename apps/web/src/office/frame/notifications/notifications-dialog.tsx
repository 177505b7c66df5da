import { formatMoment } from '@rumi/contract'
import { notifications, type Notification } from '@rumi/data-layer'
import { Link } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { useMarkAllRead } from '../../../shared/fetching/use-mark-all-read.ts'
import { useMyNotifications } from '../../../shared/fetching/use-my-notifications.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { officeCopy, officeNotificationsCopy as copy } from '../../../copy/office/frame/office.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

/** Notifications, newest first; opening one marks it as read. */
export function NotificationsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const send = useSend()
  const mine = useMyNotifications()
  const { newestFirst, unread, hasMore, loadMore } = mine
  const { marking, markAll } = useMarkAllRead(mine)
  const read = (id: string) => send(notifications.calls.update({ id, changes: { read: true } }))

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      closeLabel={officeCopy.close}
      actions={
        unread > 1 && (
          <Button tone="secondary" loading={marking} onClick={markAll}>
            {copy.markAll}
          </Button>
        )
      }
    >
      {newestFirst.length === 0 ? (
        <p className="py-4 text-ink-soft">{copy.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          <Rows of={newestFirst} by={(notification) => notification.id}>
            {(notification) => (
              <li>
                <NotificationLink
                  notification={notification}
                  onFollow={() => {
                    if (!notification.read) void read(notification.id)
                    onClose()
                  }}
                />
              </li>
            )}
          </Rows>
        </ul>
      )}
      {hasMore && (
        <Button tone="quiet" onClick={loadMore}>
          {copy.more}
        </Button>
      )}
    </Dialog>
  )
}

function NotificationLink({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { title, message, href, read, createdAt } = notification
  return (
    <Link
      to={href ?? paths.office()}
      onClick={onFollow}
      className="flex items-start gap-3 px-1 py-3 hover:bg-cream"
    >
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2.5 shrink-0 rounded-full ${read ? 'border-2 border-line' : 'bg-brick'}`}
      />
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        {!read && <span className="sr-only">{copy.unread}: </span>}
        <span className={`block ${read ? '' : 'font-strong'}`}>{title}</span>
        <span className="block text-ink-soft">{message}</span>
        <span className="block text-xs text-ink-soft first-letter:uppercase">
          {formatMoment(createdAt, businessToday())}
        </span>
      </span>
    </Link>
  )
}
