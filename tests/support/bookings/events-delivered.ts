import type { Pool } from 'pg'
import { expect, vi } from 'vitest'

/** Waits until every event that was enqueued has been delivered, its mails and notifications with it. */
export const eventsDelivered = (pool: Pick<Pool, 'query'>) =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select id from outbox union all select id from jobs.job where name = 'events' and state < 'completed'`,
      )
      expect(rows).toEqual([])
    },
    { timeout: 30_000, interval: 100 },
  )
