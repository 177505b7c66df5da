import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'

/** A number that stands for 'someone is seeding'; nothing else locks by it. */
const seedingLock = 7_864_518

/** Lets one instance seed at a time: those that start with it wait here, and then find everything there. */
export async function onlyOneSeeds(tx: Tx) {
  await tx.execute(sql`set local lock_timeout = '20s'`)
  await tx.execute(sql`set local statement_timeout = '20s'`)
  await tx.execute(sql`select pg_advisory_xact_lock(${seedingLock})`)
}
