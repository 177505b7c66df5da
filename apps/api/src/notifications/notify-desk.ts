import { staffRoles } from '@rumi/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { customRoles, limitsOfRole } from '../db/schema/people/custom-roles.ts'
import { users } from '../db/schema/people/people.ts'
import type { PubSub } from '../live/index.ts'
import { seesTo, type DeskNotificationKind } from './desk-notification-areas.ts'
import { messageIdOf } from './notification-repository.ts'
import { createNotifications } from './notify-person.ts'

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
