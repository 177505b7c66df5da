import { sql } from 'drizzle-orm'
import { bigint, index, integer, json, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The answer to a request that names an `Idempotency-Key`, written in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first request is still running. */
    status: integer('status'),
    /** Not `jsonb`, which puts the fields in an order of its own: a repeated answer is the same to the letter. */
    answer: json('answer').$type<unknown>(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_once_per_actor', columns: [t.actor, t.key] }),
    index('idempotency_keys_by_age').on(t.createdAt),
  ],
)

/** Counted attempts, in the form rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
