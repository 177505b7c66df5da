import type { Notification } from '@rumi/data-layer'
import { useLiveNotifications } from '../../shared/fetching/use-live-notifications.ts'
import { currentToast, showToast } from '../../ui/feedback/toast-store.ts'
import { isCalledOut } from './called-out.ts'

/** The owner's notifications with toasts; returns the unread count. */
export const usePortalNotifications = () =>
  useLiveNotifications((notification: Notification) => {
    if (isCalledOut(notification.kind, currentToast())) showToast(notification.title, 'note')
  })
