import { dayOf, isDay, type DeskWaiting } from '@rumi/contract'
import { inArray } from 'drizzle-orm'
import { waitingRepository } from '../bookings/index.ts'
import type { Queryable } from '../db/connect.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { services } from '../db/schema/business/services.ts'
import { waitingList } from '../db/schema/waiting-list.ts'
import { peopleNamed } from './people-named.ts'

const mostListed = 500
const asDay = (time: string) => (isDay(time) ? time : dayOf(time))

/** Lists waiting or offered entries, longest first, optionally of a service or day. */
export async function listWaiting(
  db: Queryable,
  { serviceId, day }: { serviceId?: string | undefined; day?: string | undefined },
): Promise<DeskWaiting[]> {
  const { items } = await waitingRepository.list(db, {
    limit: mostListed,
    filters: { serviceId },
    where: inArray(waitingList.status, ['waiting', 'offered']),
  })
  const wanted = items.filter(
    ({ start, end }) => day === undefined || (asDay(start) <= day && day <= asDay(end)),
  )
  const owners = await peopleNamed(
    db,
    wanted.map(({ clientId }) => clientId),
  )
  const names = new Map(
    (
      await db
        .select({ id: dogs.id, name: dogs.name })
        .from(dogs)
        .where(
          inArray(
            dogs.id,
            wanted.flatMap(({ rumiIds }) => rumiIds),
          ),
        )
    ).map(({ id, name }) => [id, name]),
  )
  const serviceNames = new Map(
    (await db.select({ id: services.id, name: services.name }).from(services)).map(({ id, name }) => [
      id,
      name,
    ]),
  )
  return wanted.flatMap((entry) => {
    const owner = owners.get(entry.clientId)
    if (!owner) return []
    return [
      {
        entry,
        owner: { ...owner },
        dogs: entry.rumiIds.flatMap((id) => names.get(id) ?? []),
        serviceName: serviceNames.get(entry.serviceId) ?? '',
      },
    ]
  })
}
