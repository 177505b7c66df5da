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
