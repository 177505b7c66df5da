import { pgTable, uuid } from 'drizzle-orm/pg-core'

/** What the demonstration wrote of money and books, whatever it is: it goes with the demonstration, as nothing else of them ever does. */
export const demoRecords = pgTable('demo_records', { id: uuid('id').primaryKey() })
