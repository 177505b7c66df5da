import type { Notification } from '@rumi/data-layer'
import { useLocation } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useLiveNotices } from '../../app/use-live-notices.ts'
import { showToast } from '../../ui/toast-store.ts'

/** What only confirms a press of a moment ago is counted, and not called out over its own screen. */
const quiet: readonly string[] = ['booking-requested']

/** The owner's notices as they come, called out unless they are already in sight; answers how many wait. */
export function usePortalNotices() {
  const { pathname } = useLocation()
  return useLiveNotices((notice: Notification) => {
    const inSight = pathname === paths.notifications() || pathname === paths.account()
    if (!inSight && !quiet.includes(notice.kind)) showToast(notice.title, 'note')
  })
}
