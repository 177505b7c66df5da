import { resources } from '@rumi/contract'
import { inArray, like, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { wordsIn } from '../db/plain-text.ts'
import { createRepository } from '../db/repository.ts'
import { dogs } from '../db/schema/dogs.ts'
import { users } from '../db/schema/people.ts'

/** Dogs, found by what they are called or by whom they belong to. */
export const dogRepository = createRepository(
  resources.dogs,
  dogs,
  {},
  {
    also: {
      found: (pattern) => {
        const owners = new QueryBuilder()
          .select({ id: users.id })
          .from(users)
          .where(like(wordsIn(users.name, users.lastName), pattern))
        return sql`${new QueryBuilder().select({ id: dogs.id }).from(dogs).where(inArray(dogs.ownerId, owners))}`
      },
      text: sql`(select ${wordsIn(users.name, users.lastName)} from ${users} where ${users.id} = ${dogs.ownerId})`,
    },
  },
)
