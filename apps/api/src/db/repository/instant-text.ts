import { sql, type SQLWrapper } from 'drizzle-orm'

/** SQL for an instant as ISO text in UTC, as the contract has it; for JSON and for fields that no column holds. */
export const instantText = (at: SQLWrapper) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
