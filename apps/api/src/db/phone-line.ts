import { sql, type SQLWrapper } from 'drizzle-orm'

/** The line that a telephone rings, however it is written: its last ten digits. An index of this very expression serves a search. */
export const lineOf = (phone: SQLWrapper) => sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`

const longestLine = 10

/** What is dialled before a Mexican line, also of one that is written in part: an access code, the country, the former 1, or 01, 044, 045. */
const prefix = /^\s*(?:(?:\+|00|011)\s*52\s*(?:1(?=\D)|01|04[45])?|04[45]|01(?=\D))/

/** The digits of a line that somebody means: without the country's prefix, and without the 1 that mobiles once had. */
export const lineSought = (written: string) =>
  written
    .replaceAll(/[\p{Cf}]/gu, '')
    .replace(prefix, '')
    .replaceAll(/\D/g, '')
    .replace(/^(?:52)(?:1)?(?=\d{10}$)/, '')
    .slice(-longestLine)
