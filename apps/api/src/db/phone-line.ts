import { sql, type SQLWrapper } from 'drizzle-orm'

/** The line that a telephone rings, however it is written: its last ten digits. An index of this very expression serves a search. */
export const lineOf = (phone: SQLWrapper) => sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`

const longestLine = 10

/** The digits of a line that somebody means: without the country's prefix, and without the 1 that mobiles once had. */
export const lineSought = (written: string) =>
  written
    .replaceAll(/\D/g, '')
    .replace(/^(?:52)(?:1)?(?=\d{10}$)/, '')
    .slice(-longestLine)
