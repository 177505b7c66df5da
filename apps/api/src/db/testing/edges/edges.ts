import { sql, type SQL } from 'drizzle-orm'

/** What is refused at the edges of a rule, by the name of the rule, and what is allowed just beside them. */
export type Edges = {
  refused: Record<string, Record<string, readonly SQL[]>>
  allowed: Record<string, readonly SQL[]>
}

/** What was written before is looked at now, as when its transaction ends. */
export const soFar = [sql`set constraints all immediate`, sql`set constraints all deferred`]
