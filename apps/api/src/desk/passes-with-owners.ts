import type { desk, DeskPass } from '@rumi/contract'
import type { z } from 'zod'
import { passBook } from '../bookings/index.ts'
import type { Queryable } from '../db/connect.ts'
import { peopleNamed } from './people-named.ts'

const mostListed = 200

type Wanted = z.output<typeof desk.passes.query>

/** Passes with whose they are; those that wait for their payment come first, then the newest. */
export async function passesWithOwners(db: Queryable, { id, ...filters }: Wanted): Promise<DeskPass[]> {
  const ids = id === undefined ? undefined : [id]
  const { items } = await passBook.list(db, { limit: mostListed, filters: { ...filters, ids } })
  const owners = await peopleNamed(
    db,
    items.map(({ ownerId }) => ownerId),
  )
  const turn = ({ status: now }: (typeof items)[number]) => (now === 'requested' ? 0 : 1)
  return items
    .toSorted((one, other) => turn(one) - turn(other) || (one.createdAt > other.createdAt ? -1 : 1))
    .flatMap((pass) => {
      const owner = owners.get(pass.ownerId)
      return owner ? [{ pass, owner }] : []
    })
}
