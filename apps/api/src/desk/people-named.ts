import type { DeskPerson, UnsignedAgreement } from '@rumi/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { familyMembers } from '../db/schema/people/family.ts'
import { users } from '../db/schema/people/people.ts'
import { unsignedAgreements } from '../db/sql-functions.ts'

/** Columns of a person for the desk: name and contact. */
export const personColumns = {
  id: users.id,
  name: users.name,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  phoneE164: users.phoneE164,
}

/** People by their ids. */
export async function peopleNamed(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, DeskPerson & { identifiedAt: string | null; unsigned: UnsignedAgreement[] }>> {
  const found = await db
    .select({ ...personColumns, identifiedAt: users.identifiedAt, unsigned: unsignedAgreements(users.id) })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(found.map((person) => [person.id, person]))
}

/** Returns the second persons of accounts, by account. */
export async function secondPeople(
  db: Queryable,
  accountIds: readonly string[],
): Promise<Map<string, DeskPerson>> {
  const found = await db
    .select({ accountId: familyMembers.accountId, person: personColumns })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(inArray(familyMembers.accountId, [...new Set(accountIds)]))
  return new Map(found.map(({ accountId, person }) => [accountId, person]))
}
