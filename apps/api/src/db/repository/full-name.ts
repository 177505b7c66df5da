import { sql } from 'drizzle-orm'
import { users } from '../schema/people/people.ts'

/** Full name of a person; null without a joined row. */
export const fullName = sql<string | null>`btrim(${users.name} || ' ' || ${users.lastName})`
