import { sql, type SQL } from 'drizzle-orm'

/** Rejected statements at the edges of a rule, by its name, and permitted ones beside them. */
export type Edges = {
  refused: Record<string, Record<string, readonly SQL[]>>
  allowed: Record<string, readonly SQL[]>
}

/** Runs deferred checks now, as at the end of a transaction. */
export const soFar = [sql`set constraints all immediate`, sql`set constraints all deferred`]
