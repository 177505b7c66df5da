import { isOpen, reachOf, type Access, type PermissionArea, type RoleHolder } from '@rumi/contract'

type NoticeArea = { area: PermissionArea; access: Access }

/** Each notice of the office with the area of what it tells, and whose work that is. */
export const deskNoticeAreas = {
  'medical-record-brought': { area: 'medicalRecords', access: 'desk' },
  'identification-brought': { area: 'clients', access: 'desk' },
  'booking-requested': { area: 'bookings', access: 'desk' },
  'visitor-wrote': { area: 'messages', access: 'desk' },
  'privacy-request': { area: 'privacyRequests', access: 'desk' },
  'stock-low': { area: 'products', access: 'desk' },
  'books-differ': { area: 'books', access: 'books' },
} as const satisfies Record<string, NoticeArea>
export type DeskNoticeKind = keyof typeof deskNoticeAreas

/** Whether somebody of the office may see to what a notice tells. */
export const seesTo = (holder: RoleHolder, kind: DeskNoticeKind) => isOpenTo(holder, kind, true)

/** Notices of the office that somebody may not look at any more, since their role is another or closes the area. */
export const closedKindsOf = (holder: RoleHolder) =>
  (Object.keys(deskNoticeAreas) as DeskNoticeKind[]).filter((kind) => !isOpenTo(holder, kind, false))

function isOpenTo({ role, limits }: RoleHolder, kind: DeskNoticeKind, toChange: boolean) {
  const { area, access } = deskNoticeAreas[kind]
  return reachOf(access, role) === 'all' && isOpen(limits, area, toChange)
}
