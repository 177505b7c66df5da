import { like, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { lineOf, searchedText, wordsIn } from '../repository/sql-text.ts'
import { dogs } from '../schema/people/dogs.ts'
import { users } from '../schema/people/people.ts'

const query = new QueryBuilder()
const isLike = (text: SQL, pattern: SQL) => like(text, pattern)

/** Ids of people whose names, address or telephone hold a word; each by an index of its own. */
export const peopleWith = (pattern: SQL) => sql`(
  ${query
    .select({ id: users.id })
    .from(users)
    .where(isLike(wordsIn(users.name, users.lastName), pattern))}
  union all ${query.select({ id: users.id }).from(users).where(like(users.email, pattern))}
  union all ${query
    .select({ id: users.id })
    .from(users)
    .where(isLike(lineOf(users.phone), pattern))})`

/** Ids of the owners of dogs whose names hold a word. */
export const ownersOfDogsWith = (pattern: SQL) =>
  sql`${query
    .select({ id: dogs.ownerId })
    .from(dogs)
    .where(isLike(searchedText(dogs.name), pattern))}`

/** Full name of a person; null without a joined row. */
export const fullName = sql<string | null>`btrim(${users.name} || ' ' || ${users.lastName})`
