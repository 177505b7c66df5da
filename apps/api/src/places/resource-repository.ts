import type { ResourceSpec } from '@rumi/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { createRepository, type Repository } from '../db/repository/repository.ts'
import { resources, type ResourceKind } from '../db/schema/business/services.ts'

/** The rooms, people or halls of some kinds; those of other kinds are answered as missing. */
export function resourceRepository<R extends ResourceSpec>(
  spec: R,
  kinds: readonly ResourceKind[],
  computed: Record<string, SQL> = {},
): Repository<R> {
  const all = createRepository<R>(spec, resources, computed as Parameters<typeof createRepository<R>>[2])
  const ofKinds = inArray(resources.kind, [...kinds])
  return {
    ...all,
    list: (db, listing) => all.list(db, { ...listing, where: ofKinds }),
    find: async (db, id) => {
      const found = await all.find(db, id)
      if (!found) return undefined
      return (await db.$count(resources, and(eq(resources.id, String(id)), ofKinds))) > 0 ? found : undefined
    },
  }
}
