import { isOpen, reachOf, type PermissionArea, type RoleHolder } from '@rumi/contract'

/** Each notice of the desk with the area of what it tells. */
export const deskNoticeAreas = {
  'medical-record-brought': 'medicalRecords',
  'identification-brought': 'clients',
  'booking-requested': 'bookings',
  'visitor-wrote': 'messages',
  'privacy-request': 'privacyRequests',
  'stock-low': 'products',
} as const satisfies Record<string, PermissionArea>
export type DeskNoticeKind = keyof typeof deskNoticeAreas

/** Whether somebody who works at the desk may see to what a notice tells. */
export const seesTo = (holder: RoleHolder, kind: DeskNoticeKind) => isOpenTo(holder, kind, true)

/** Notices of the desk that somebody may not look at any more, since their role is another or closes the area. */
export const closedKindsOf = (holder: RoleHolder) =>
  (Object.keys(deskNoticeAreas) as DeskNoticeKind[]).filter((kind) => !isOpenTo(holder, kind, false))

const isOpenTo = ({ role, limits }: RoleHolder, kind: DeskNoticeKind, toChange: boolean) =>
  reachOf('desk', role) === 'all' && isOpen(limits, deskNoticeAreas[kind], toChange)
