import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'

/** Key of the advisory lock for seeding. */
const seedingLock = 7_864_518

const longestWaitMs = 20_000

/** Lets one instance seed at a time; the others wait and find the data. */
export async function withSeedLock(tx: Tx) {
  await tx.execute(sql`set local statement_timeout = '20s'`)
  for (const began = Date.now(); Date.now() - began < longestWaitMs; await sleep(100)) {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${seedingLock}) as mine`,
    )
    if (rows[0]?.mine) return
  }
  throw new Error('another instance has been seeding for too long')
}
