import type { Notification } from '@rumi/data-layer'
import { useLiveNotifications } from '../../shared/use-live-notifications.ts'
import { currentToast, showToast } from '../../ui/toast-store.ts'
import { isCalledOut } from './called-out.ts'

/** The owner's notices as they come, called out in passing; answers how many wait. */
export const usePortalNotifications = () =>
  useLiveNotifications((notice: Notification) => {
    if (isCalledOut(notice.kind, currentToast())) showToast(notice.title, 'note')
  })
