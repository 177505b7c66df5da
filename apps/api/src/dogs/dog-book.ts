import { resources } from '@rumi/contract'
import { and, eq, like, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { wordsIn } from '../db/plain-text.ts'
import { createRepository } from '../db/repository.ts'
import { dogs } from '../db/schema/dogs.ts'
import { users } from '../db/schema/people.ts'

/** Dogs, found by what they are called or by whom they belong to. */
export const dogBook = createRepository(
  resources.dogs,
  dogs,
  {},
  {
    alsoFound: (pattern, within) =>
      sql`${new QueryBuilder()
        .select({ id: dogs.id })
        .from(dogs)
        .innerJoin(users, eq(users.id, dogs.ownerId))
        .where(and(within, like(wordsIn(users.name, users.lastName), pattern)))}`,
  },
)
