import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'

/** A number that stands for 'someone is seeding'; nothing else locks by it. */
const seedingLock = 7_864_518

const longestWaitMs = 20_000

/** Lets one instance seed at a time: those that start with it wait here, and then find everything there. */
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
