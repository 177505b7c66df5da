import type { SessionUser } from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { customRoles } from '../db/schema/custom-roles.ts'
import { users } from '../db/schema/people.ts'
import { Refused } from '../http/refused.ts'

/** Who is signed in, as the session slice keeps it. */
export async function sessionUserOf(db: Queryable, userId: string): Promise<SessionUser> {
  const [user] = await db
    .select({
      _id: users.id,
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      limits: customRoles.limits,
      profilePic: users.profilePic,
    })
    .from(users)
    .leftJoin(customRoles, eq(customRoles.id, users.customRoleId))
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
  if (!user) throw new Refused('no-session')
  const { limits, ...known } = user
  return limits ? { ...known, limits } : known
}
