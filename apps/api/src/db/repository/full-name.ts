import { sql } from 'drizzle-orm'
import { users } from '../schema/people/people.ts'

/** A person's name and last name in one line; null where nobody is joined. */
export const fullName = sql<string | null>`btrim(${users.name} || ' ' || ${users.lastName})`
