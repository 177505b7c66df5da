import { sql, type SQLWrapper } from 'drizzle-orm'
import { plainTextOf } from '../sql-functions.ts'

/**
 * A text without its accents and capitals, in the order of the Spanish alphabet: 'Ñandú' behind 'nube', 'Ángel' before 'Beto'. The
 * database has it as a function, so that an index can be made of it.
 */
export const plainText = (text: SQLWrapper) => sql`(${plainTextOf(text)} collate "C")`

/** Text for searching: as `plainText`, but 'pena' also finds Peña. */
export const searchedText = (text: SQLWrapper) => sql`replace(${plainText(text)}, 'n~', 'n')`

/** Joins fields to one searchable text. An index of the same expression serves it, so no field may be null. */
export const wordsIn = (...fields: SQLWrapper[]) => searchedText(sql`(${sql.join(fields, sql` || ' ' || `)})`)

/** LIKE pattern for a text anywhere; wildcards in the text are escaped. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** LIKE pattern for `searchedText` and `wordsIn`: without accents and capitals. */
export const searchPattern = (word: string) => searchedText(sql`${likePattern(word)}::text`)

/** Returns the distinct words of a search. */
export const searchWords = (search = '') => [...new Set(search.normalize('NFC').split(/\s+/).filter(Boolean))]

/** SQL for an instant as ISO text in UTC, as in the contract; for JSON and computed fields. */
export const instantText = (at: SQLWrapper) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Last ten digits of a telephone in any notation; indexed by the same expression. */
export const lineOf = (phone: SQLWrapper) => sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`
