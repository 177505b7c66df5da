import type { Notification } from '@rumi/data-layer'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useLiveNotifications } from '../../../shared/fetching/use-live-notifications.ts'
import { officeNotificationsCopy } from '../../../copy/office/frame/office.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { NotificationsDialog } from './notifications-dialog.tsx'

/** Live notifications of the desk; mount once per page, because it subscribes to the stream. */
export function NotificationsBell() {
  const [open, setOpen] = useState(false)
  const unread = useLiveNotifications((notification: Notification) => showToast(notification.title, 'note'))
  return (
    <>
      <button
        type="button"
        aria-label={officeNotificationsCopy.open(unread)}
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
