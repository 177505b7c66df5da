import type { Family } from '@rumi/contract'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { accountOf } from '../../people/index.ts'
import { familyInvitations, familyMembers } from '../../db/schema/people/family.ts'
import { users } from '../../db/schema/people/people.ts'
import { Refused } from '../../http/refused.ts'

/** Returns the people of an account and its open invitation; `owner` limits it to the caller's account. */
export async function familyOf(db: Queryable, personId: string, owner: string | null): Promise<Family> {
  const accountId = await accountOf(db, personId)
  if (owner && accountId !== owner) throw new Refused('not-found')
  const people = await db
    .select({
      id: users.id,
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
      phoneE164: users.phoneE164,
      identification: sql<Family['people'][number]['identification']>`case
        when ${users.identifiedAt} is not null then 'registered'
        when ${users.identification} is not null then 'waiting' else 'missing' end`,
      since: familyMembers.since,
    })
    .from(users)
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .where(
      and(
        or(eq(users.id, accountId), eq(familyMembers.accountId, accountId)),
        eq(users.role, 'cliente'),
        isNull(users.closedAt),
      ),
    )
    .orderBy(asc(sql`${users.id} <> ${accountId}`))
  if (people.length === 0) throw new Refused('not-found')
  const { name, email, expiresAt, mailedAt } = familyInvitations
  const [invitation] = await db
    .select({ name, email, expiresAt, mailedAt })
    .from(familyInvitations)
    .where(eq(familyInvitations.accountId, accountId))
  return { accountId, people, invitation: invitation ?? null }
}
