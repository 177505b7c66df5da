import { pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * Records of money and books created by the demo. They are the only ones of their kind that are ever deleted.
 */
export const demoRecords = pgTable('demo_records', { id: uuid('id').primaryKey() })
