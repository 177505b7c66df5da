import type { Notification } from '@rumi/data-layer'
import { useLiveNotices } from '../../app/use-live-notices.ts'
import { showToast } from '../../ui/toast-store.ts'

/** What only confirms a press of a moment ago is counted, and not called out over its own screen. */
const quiet: readonly string[] = ['booking-requested']

/** The owner's notices as they come, called out in passing; answers how many wait. */
export const usePortalNotices = () =>
  useLiveNotices((notice: Notification) => {
    if (!quiet.includes(notice.kind)) showToast(notice.title, 'note')
  })
