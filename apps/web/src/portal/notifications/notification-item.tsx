import { formatMoment } from '@rumi/contract'
import { notifications, type Notification } from '@rumi/data-layer'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { notificationsCopy } from '../../copy/portal/portal.ts'
import { businessToday } from '../../shared/business/business-today.ts'

/** Notification; a press marks it as read and opens its subject. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const send = useSend()
  const { id, title, message, href, read, createdAt } = notification
  const when = formatMoment(createdAt, businessToday())

  const markRead = () => {
    if (!read) void send(notifications.calls.update({ id, changes: { read: true } }))
  }

  return (
    <Link
      to={href ?? paths.notifications()}
      onClick={markRead}
      className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sand/50"
    >
      <span
        aria-hidden="true"
        className={`size-3 shrink-0 rounded-full ${read ? 'border-2 border-line' : 'bg-brick'}`}
      />
      <span className="min-w-0 grow">
        {!read && <span className="sr-only">{notificationsCopy.unread}: </span>}
        <span className={`block ${read ? '' : 'font-strong'}`}>{title}</span>
        <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">{message}</span>
        <span className="block text-xs text-ink-soft first-letter:uppercase">{when}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  )
}
