import {
  isOpen,
  reachOf,
  staffRoles,
  type Access,
  type NotificationKind,
  type PermissionArea,
  type RoleHolder,
} from '@rumi/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { customRoles, limitsOfRole } from '../db/schema/people/custom-roles.ts'
import { users } from '../db/schema/people/people.ts'
import type { PubSub } from '../live/index.ts'
import { messageIdOf } from './notification-repository.ts'
import { createNotifications } from './notify-person.ts'

type NotificationArea = { area: PermissionArea; access: Access }

/** Area of each office notification, which decides its recipients. */
export const deskNotificationAreas = {
  'medical-record-brought': { area: 'medicalRecords', access: 'desk' },
  'identification-brought': { area: 'clients', access: 'desk' },
  'transfer-proof-brought': { area: 'payments', access: 'desk' },
  'booking-requested': { area: 'bookings', access: 'desk' },
  'room-outgrown': { area: 'bookings', access: 'desk' },
  'dose-late': { area: 'bookings', access: 'desk' },
  'visitor-wrote': { area: 'messages', access: 'desk' },
  'privacy-request': { area: 'privacyRequests', access: 'desk' },
  'stock-low': { area: 'products', access: 'desk' },
  'money-to-return': { area: 'payments', access: 'desk' },
  'books-differ': { area: 'books', access: 'books' },
  'cancellation-ended': { area: 'payments', access: 'books' },
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

/** Subject of an office notification; it is deleted with its person or message. */
type About = { personId: string } | { messageId: string } | { productId: number } | { day: string }

const staff = namedStatement('staff to tell', (db) =>
  db
    .select({ id: users.id, role: users.role, limits: limitsOfRole })
    .from(users)
    .leftJoin(customRoles, eq(customRoles.id, users.customRoleId))
    .where(and(inArray(users.role, staffRoles), isNull(users.closedAt))),
)

/** Returns a function that notifies permitted office users, except the author, in the app. The same subject notifies once. */
export function createNotifyDesk({ db, pubsub }: { db: Db; pubsub: PubSub }) {
  return async function notifyDesk(
    about: readonly (string | number)[],
    notification: { kind: DeskNotificationKind; title: string; message: string; href: string } & About,
    actorId?: string | null,
  ) {
    const people = (await staff(db)).filter(
      ({ id, ...holder }) => id !== actorId && seesTo(holder, notification.kind),
    )
    await createNotifications(
      { db, pubsub },
      people.map(({ id }) => ({ id: messageIdOf('desk', ...about, id), userId: id })),
      notification,
    )
  }
}
