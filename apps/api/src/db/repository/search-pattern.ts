import { sql } from 'drizzle-orm'
import { searchedText } from './plain-text.ts'

/** The pattern of LIKE for what holds a text anywhere; signs that mean something to LIKE mean themselves. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** The same for what is searched as `searchedText` and `wordsIn` make it: without accents and capitals. */
export const searchPattern = (word: string) => searchedText(sql`${likePattern(word)}::text`)

/** Returns the distinct words of a search. */
export const searchWords = (search = '') => [...new Set(search.normalize('NFC').split(/\s+/).filter(Boolean))]
