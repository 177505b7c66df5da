import { resources } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { ownersOfDogsWith, peopleWith } from '../db/people/people-found.ts'
import { lineOf, searchedText } from '../db/repository/sql-text.ts'
import { createRepository } from '../db/repository/repository.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'

/**
 * Clients and staff, searchable by their own and their dogs' names. It is here because unrelated modules use
 * it.
 */
export const clientRepository = createRepository(
  resources.clients,
  users,
  {},
  {
    people: true,
    also: {
      found: (pattern) => sql`${peopleWith(pattern)} union all ${ownersOfDogsWith(pattern)}`,
      text: sql`(select coalesce(string_agg(${searchedText(dogs.name)}, ' '), '') from ${dogs} where ${dogs.ownerId} = ${users.id})
        || ' ' || ${lineOf(users.phone)}`,
    },
  },
)
