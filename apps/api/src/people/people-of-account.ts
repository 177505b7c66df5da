import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { familyMembers } from '../db/schema/people/family.ts'
import { users } from '../db/schema/people/people.ts'

const given = sql.placeholder

const accountOfPerson = namedStatement('account of a person', (db) =>
  db
    .select({ accountId: familyMembers.accountId })
    .from(familyMembers)
    .where(eq(familyMembers.userId, given('id'))),
)

/** Returns the account that a person uses: the holder's for a second person, else their own. */
export async function accountOf(db: Queryable, id: string): Promise<string> {
  const [member] = await accountOfPerson(db, { id })
  return member?.accountId ?? id
}

const people = namedStatement('people of an account', (db) =>
  db
    .select({ id: users.id, email: users.email, name: users.name, lastName: users.lastName })
    .from(users)
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .where(
      and(or(eq(users.id, given('id')), eq(familyMembers.accountId, given('id'))), isNull(users.closedAt)),
    )
    .orderBy(asc(sql`${users.id} <> ${given('id')}`)),
)

/** Everybody who uses an account, its holder first. */
export const peopleOfAccount = (db: Queryable, accountId: string) => people(db, { id: accountId })
