import { resources, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../db/connect.ts'
import { createRepository } from '../db/repository.ts'
import { users } from '../db/schema/people.ts'
import type { Asked } from '../http/mount-resource.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { keepOneAdmin } from './keep-one-admin.ts'

type Clients = Resources['clients']
const people = createRepository(resources.clients, users)

/** Changes a person's data: one's own, a client's by the desk, anyone's and their role by an administrator. */
export async function changeClient(
  changes: z.output<Clients['update']>,
  { actor, tx, id }: Asked,
  person: RecordOf<Clients>,
): Promise<RecordOf<Clients>> {
  const { role, identified, version, ...told } = changes
  const isAdmin = actor.role === 'admin'
  if (person.role !== 'cliente' && person.id !== actor.id && !isAdmin) throw new Refused('not-your-role')
  if (role && role !== person.role && !isAdmin) throw new Refused('not-your-role')
  if (identified !== undefined && actor.role === 'cliente') throw new Refused('not-your-role')
  if (role && role !== 'admin' && person.role === 'admin') await keepOneAdmin(tx, id)
  await refuseClosed(tx, id)

  const identifiedAt = identified === undefined ? {} : { identifiedAt: identified ? now() : null }
  const changed = await people.update(
    tx,
    id,
    { ...told, ...identifiedAt, ...(role ? { role } : {}) },
    version,
  )
  if (!changed) throw new Refused('not-found')
  return changed
}

/** A closed account is history: for every verb it is a missing one. */
async function refuseClosed(tx: Tx, id: string) {
  const closed = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.closedAt)))
  if (closed.length > 0) throw new Refused('not-found')
}
