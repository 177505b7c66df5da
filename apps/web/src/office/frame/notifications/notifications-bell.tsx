import { type Notification, notifications } from '@rumi/data-layer'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '@rumi/contract'
import { Link } from 'react-router'
import {
  useLiveNotifications,
  useMarkAllRead,
  useMyNotifications,
} from '../../../shared/fetching/use-notifications.ts'
import { officeCopy, officeNotificationsCopy as copy } from '../../../copy/office/frame/office.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

/** Notifications, newest first; opening one marks it as read. */
function NotificationsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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

/** Live notifications of the desk; mount once per page, because it subscribes to the stream. */
export function NotificationsBell() {
  const [open, setOpen] = useState(false)
  const unread = useLiveNotifications((notification: Notification) => showToast(notification.title, 'note'))
  return (
    <>
      <button
        type="button"
        aria-label={copy.open(unread)}
        onClick={() => setOpen(true)}
        className="relative grid size-12 shrink-0 place-items-center rounded-full hover:bg-sand md:size-10"
      >
        <Bell className="size-6 md:size-5" aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-brick px-1 text-xs leading-none font-strong text-white tabular"
          >
            {unread}
          </span>
        )}
      </button>
      <NotificationsDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
