import type { DeskFamily } from '@rumi/contract'
import { and, asc, eq, exists, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { lineOf, lineSought } from '../db/phone-line.ts'
import { searchedText, wordsIn } from '../db/plain-text.ts'
import { likePattern } from '../db/search-pattern.ts'
import { dogs } from '../db/schema/dogs.ts'
import { familyMembers } from '../db/schema/family.ts'
import { users } from '../db/schema/people.ts'
import { dogRepository } from '../dogs/index.ts'
import { personColumns, secondPeople } from './people-named.ts'

/** So many are read at a glance; who is not among them is looked for with one more letter. */
const mostFound = 12
const dogsOfThem = 200

/** Families by what somebody says at the counter: a dog's name, their own, their mail or telephone; whoever of the two says it. */
export async function findFamilies(db: Queryable, search: string): Promise<DeskFamily[]> {
  const term = search.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  if (term.length < 2) return []
  const wanted = likePattern(term)
  const digits = lineSought(term)
  const itsDog = db
    .select({ one: sql`1` })
    .from(dogs)
    .where(and(eq(dogs.ownerId, users.id), like(searchedText(dogs.name), wanted)))
  const accounts = db
    .select({ id: sql`coalesce(${familyMembers.accountId}, ${users.id})` })
    .from(users)
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .where(
      and(
        eq(users.role, 'cliente'),
        isNull(users.closedAt),
        or(
          like(wordsIn(users.name, users.lastName), wanted),
          like(users.email, wanted),
          digits.length >= 3 ? like(lineOf(users.phone), `%${digits}%`) : undefined,
          exists(itsDog),
        ),
      ),
    )
  const clients = await db
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, accounts))
    .orderBy(asc(users.name), asc(users.lastName), asc(users.id))
    .limit(mostFound)
  const ids = clients.map(({ id }) => id)
  const theirs = await dogRepository.list(db, {
    limit: dogsOfThem,
    where: and(inArray(dogs.ownerId, ids), isNull(dogs.ended)),
  })
  const sharing = await secondPeople(db, ids)
  return clients.map((client) => ({
    client,
    secondPerson: sharing.get(client.id) ?? null,
    dogs: theirs.items.filter(({ ownerId }) => ownerId === client.id),
  }))
}
