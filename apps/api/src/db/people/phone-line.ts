import { sql, type SQLWrapper } from 'drizzle-orm'

/** The line that a telephone rings, however it is written: its last ten digits. An index of this very expression serves a search. */
export const lineOf = (phone: SQLWrapper) => sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`
