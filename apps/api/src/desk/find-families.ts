import { peopleWords, type DeskFamily } from '@rumi/contract'
import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { ownersOfDogsWith, peopleWith } from '../db/people/people-found.ts'
import { searchPattern } from '../db/repository/sql-text.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { familyMembers } from '../db/schema/people/family.ts'
import { users } from '../db/schema/people/people.ts'
import { dogRepository } from '../dogs/index.ts'
import { personColumns, secondPeople } from './people-named.ts'

/** Maximum number of results; a longer term narrows them. */
const mostFound = 12
const dogsOfThem = 200

const fewestLetters = 2

/** SQL condition: a word occurs in the names of an account's people or dogs. */
function familyMatches(word: string) {
  const pattern = searchPattern(word)
  const members = new QueryBuilder()
    .select({ id: familyMembers.accountId })
    .from(familyMembers)
    .where(inArray(familyMembers.userId, peopleWith(pattern)))
  const isHolder = notExists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(familyMembers)
      .where(eq(familyMembers.userId, users.id)),
  )
  return sql`${users.id} in (${peopleWith(pattern)} union all ${ownersOfDogsWith(pattern)} union all ${members}) and ${isHolder}`
}

/** Searches families by a dog's or person's name, mail or telephone, of either person. */
export async function findFamilies(db: Queryable, search: string): Promise<DeskFamily[]> {
  const words = peopleWords(search)
  if (words.join('').length < fewestLetters) return []
  const clients = await db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.role, 'cliente'), isNull(users.closedAt), ...words.map(familyMatches)))
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
