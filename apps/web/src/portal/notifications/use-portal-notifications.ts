import type { Notification } from '@rumi/data-layer'
import { useLiveNotifications } from '../../shared/fetching/use-notifications.ts'
import { currentToast, showToast, type Toast } from '../../ui/feedback/toast-store.ts'
import type { NotificationKind } from '@rumi/contract'

/** Kinds that only confirm a recent press: counted, but without a toast. */
const quiet: readonly string[] = ['booking-requested'] satisfies NotificationKind[]

/** Kinds that the owner can cause too: no toast while the confirmation is still visible. */
const perhapsOwn: readonly string[] = ['booking-cancelled', 'booking-moved'] satisfies NotificationKind[]

/** True if a notification of this kind shows a toast beside the current one. */
export const isCalledOut = (kind: string, shown: Pick<Toast, 'tone'> | null) =>
  !quiet.includes(kind) && !(perhapsOwn.includes(kind) && shown?.tone === 'ok')

/** The owner's notifications with toasts; returns the unread count. */
export const usePortalNotifications = () =>
  useLiveNotifications((notification: Notification) => {
    if (isCalledOut(notification.kind, currentToast())) showToast(notification.title, 'note')
  })
