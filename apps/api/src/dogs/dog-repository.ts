import { resources } from '@rumi/contract'
import { inArray, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { peopleWith } from '../db/people/people-found.ts'
import { lineOf, wordsIn } from '../db/repository/sql-text.ts'
import { createRepository } from '../db/repository/repository.ts'
import { dogs, medicalRecords } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'

/** Repository of dogs; the search covers dog and owner names. */
export const dogRepository = createRepository(
  resources.dogs,
  dogs,
  {
    notWith: sql`(select coalesce(jsonb_agg(p.other order by p.other), '[]') from (
      select higher_id as other from dogs_apart where lower_id = dogs.id
      union all select lower_id from dogs_apart where higher_id = dogs.id) p)`,
    imported: sql`exists (select from imported_rows where imported_rows.dog_id = dogs.id and imported_rows.created)`,
    tags: sql`(select coalesce(jsonb_agg(d.tag_id order by t.created_at, t.id), '[]')
      from dog_tags d join tags t on t.id = d.tag_id where d.dog_id = dogs.id)`,
  },
  {
    people: true,
    also: {
      found: (pattern) =>
        sql`${new QueryBuilder()
          .select({ id: dogs.id })
          .from(dogs)
          .where(inArray(dogs.ownerId, peopleWith(pattern)))}`,
      text: sql`(select ${wordsIn(users.name, users.lastName)} || ' ' || ${users.email} || ' ' || ${lineOf(users.phone)}
        from ${users} where ${users.id} = ${dogs.ownerId})`,
    },
  },
)

export const medicalRecordRepository = createRepository(resources.medicalRecords, medicalRecords)
