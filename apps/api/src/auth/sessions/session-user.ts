import type { SessionUser } from '@rumi/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/connect.ts'
import { customRoles } from '../../db/schema/people/custom-roles.ts'
import { familyMembers } from '../../db/schema/people/family.ts'
import { users } from '../../db/schema/people/people.ts'
import { Refused } from '../../http/refused.ts'

const holders = alias(users, 'holders')

/** Returns the signed-in user as the session slice stores it. */
export async function sessionUserOf(db: Queryable, userId: string): Promise<SessionUser> {
  const [user] = await db
    .select({
      _id: users.id,
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
      role: users.role,
      limits: customRoles.limits,
      profilePic: users.profilePic,
      accountId: familyMembers.accountId,
      holder: sql<string>`btrim(${holders.name} || ' ' || ${holders.lastName})`,
    })
    .from(users)
    .leftJoin(customRoles, eq(customRoles.id, users.customRoleId))
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .leftJoin(holders, eq(holders.id, familyMembers.accountId))
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
  if (!user) throw new Refused('no-session')
  const { limits, accountId, holder, ...known } = user
  return { ...known, ...(limits && { limits }), ...(accountId && { family: { accountId, holder } }) }
}
