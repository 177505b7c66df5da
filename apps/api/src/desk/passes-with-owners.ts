import type { desk, DeskPass } from '@rumi/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { passRepository } from '../bookings/index.ts'
import type { Queryable } from '../db/connect.ts'
import { passes } from '../db/schema/money/passes.ts'
import { peopleNamed } from './people-named.ts'

const mostListed = 200

type Wanted = z.output<typeof desk.passes.query>

/** Lists passes with their owners: unpaid first, then newest. */
export async function passesWithOwners(
  db: Queryable,
  wanted: Wanted,
): Promise<{ passes: DeskPass[]; hasMore: boolean }> {
  const found = await foremost(db, wanted)
  const ids = found.slice(0, mostListed)
  const { items } = await passRepository.list(db, { limit: mostListed, filters: { ids } })
  const passOf = new Map(items.map((pass) => [pass.id, pass]))
  const owners = await peopleNamed(
    db,
    items.map(({ ownerId }) => ownerId),
  )
  const listed = ids.flatMap((id) => {
    const pass = passOf.get(id)
    const owner = pass && owners.get(pass.ownerId)
    return owner ? [{ pass, owner }] : []
  })
  return { passes: listed, hasMore: found.length > ids.length }
}

async function foremost(db: Queryable, { id, ownerId, status }: Wanted) {
  const rows = await db
    .select({ id: passes.id })
    .from(passes)
    .where(
      and(
        id === undefined ? undefined : eq(passes.id, id),
        ownerId === undefined ? undefined : eq(passes.ownerId, ownerId),
        status === undefined ? undefined : eq(passes.status, status),
      ),
    )
    .orderBy(desc(sql`${passes.status} = 'requested'`), desc(passes.createdAt), desc(passes.id))
    .limit(mostListed + 1)
  return rows.map((row) => row.id)
}
