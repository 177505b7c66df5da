import type { NotificationKind } from '@rumi/contract'
import type { Toast } from '../../ui/feedback/toast-store.ts'

/** What only confirms a press of a moment ago is counted, and not called out over its own screen. */
const quiet: readonly string[] = ['booking-requested'] satisfies NotificationKind[]

/** What an owner may do as well as the desk: while the word of having done it still stands, its notification says nothing new. */
const perhapsOwn: readonly string[] = ['booking-cancelled', 'booking-moved'] satisfies NotificationKind[]

/** Whether a notification of this kind is called out in passing, beside what is told already. */
export const isCalledOut = (kind: string, told: Pick<Toast, 'tone'> | null) =>
  !quiet.includes(kind) && !(perhapsOwn.includes(kind) && told?.tone === 'ok')
