import type { BlogPost } from '@rumi/contract'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The last good copy of a feed, so that a failing one still has something to show, also after a restart. */
export const feedCopies = pgTable('feed_copies', {
  address: text('address').primaryKey(),
  posts: jsonb('posts').$type<BlogPost[]>().notNull(),
  readAt: instant('read_at').notNull(),
})
