import { sql, type SQLWrapper } from 'drizzle-orm'
import { plainTextOf } from '../sql-functions.ts'

/**
 * A text without its accents and capitals, in the order of the Spanish alphabet: 'Ñandú' behind 'nube', 'Ángel' before 'Beto'. The
 * database has it as a function, so that an index can be made of it.
 */
export const plainText = (text: SQLWrapper) => sql`(${plainTextOf(text)} collate "C")`

/** The same for searching: who writes 'pena' means Peña, too. */
export const searchedText = (text: SQLWrapper) => sql`replace(${plainText(text)}, 'n~', 'n')`

/** Several fields as one text to be searched; an index of this very expression serves the search (all of them say something or ''). */
export const wordsIn = (...fields: SQLWrapper[]) => searchedText(sql`(${sql.join(fields, sql` || ' ' || `)})`)

/** The pattern of LIKE for what holds a text anywhere; signs that mean something to LIKE mean themselves. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** The same for what is searched as `searchedText` and `wordsIn` make it: without accents and capitals. */
export const searchPattern = (word: string) => searchedText(sql`${likePattern(word)}::text`)

/** Returns the distinct words of a search. */
export const searchWords = (search = '') => [...new Set(search.normalize('NFC').split(/\s+/).filter(Boolean))]

/** SQL for an instant as ISO text in UTC, as the contract has it; for JSON and for fields that no column holds. */
export const instantText = (at: SQLWrapper) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The line that a telephone rings, however it is written: its last ten digits. An index of this very expression serves a search. */
export const lineOf = (phone: SQLWrapper) => sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`
