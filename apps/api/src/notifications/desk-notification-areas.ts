import {
  isOpen,
  reachOf,
  type Access,
  type NotificationKind,
  type PermissionArea,
  type RoleHolder,
} from '@rumi/contract'

type NotificationArea = { area: PermissionArea; access: Access }

/** Area of each office notification, which decides its recipients. */
export const deskNotificationAreas = {
  'medical-record-brought': { area: 'medicalRecords', access: 'desk' },
  'identification-brought': { area: 'clients', access: 'desk' },
  'booking-requested': { area: 'bookings', access: 'desk' },
  'room-outgrown': { area: 'bookings', access: 'desk' },
  'visitor-wrote': { area: 'messages', access: 'desk' },
  'privacy-request': { area: 'privacyRequests', access: 'desk' },
  'stock-low': { area: 'products', access: 'desk' },
  'money-to-return': { area: 'payments', access: 'desk' },
  'books-differ': { area: 'books', access: 'books' },
} as const satisfies Partial<Record<NotificationKind, NotificationArea>>
export type DeskNotificationKind = keyof typeof deskNotificationAreas

/** True if an office user may handle a notification. */
export const seesTo = (holder: RoleHolder, kind: DeskNotificationKind) => isOpenTo(holder, kind, true)

/** Returns office notifications that a user's role no longer permits. */
export const closedKindsOf = (holder: RoleHolder) =>
  (Object.keys(deskNotificationAreas) as DeskNotificationKind[]).filter(
    (kind) => !isOpenTo(holder, kind, false),
  )

function isOpenTo({ role, limits }: RoleHolder, kind: DeskNotificationKind, toChange: boolean) {
  const { area, access } = deskNotificationAreas[kind]
  return reachOf(access, role) === 'all' && isOpen(limits, area, toChange)
}
