import type { RecordOf, Resources, ServiceType } from '@rumi/contract'
import { clients, dogs, services, type Dog } from '@rumi/data-layer'
import { useMemo } from 'react'
import { useFetching, useStoreSelector } from '../app/store.ts'
import { officeCopy } from '../copy/office.ts'
import { useEveryPage } from './use-every-page.ts'

export type Client = RecordOf<Resources['clients']>

const page = { limit: 200 }
const dayCareType = 'Guardería' satisfies ServiceType

/** Who is who: all dogs, all owners, all services, to look names up in. */
export function useHouseBook() {
  const fetching = useFetching([dogs.calls.list(page), clients.calls.list(page), services.calls.list(page)])
  const pack = useStoreSelector((state) => state.dogs)
  const people = useStoreSelector((state) => state.clients)
  const offered = useStoreSelector((state) => state.services.items)
  useEveryPage(pack, dogs.loadMore)
  useEveryPage(people, clients.loadMore)

  const dogById = useMemo(() => new Map(pack.items.map((dog) => [dog._id, dog])), [pack.items])
  const clientById = useMemo(() => new Map(people.items.map((client) => [client.id, client])), [people.items])

  return {
    fetching,
    dogs: pack.items,
    dogsIn: (ids: readonly string[]): Dog[] => ids.flatMap((id) => dogById.get(id) ?? []),
    dog: (id: string) => dogById.get(id),
    client: (id: string) => clientById.get(id),
    service: (id: string) => offered.find((service) => service.id === id),
    /** What is counted in the guardería's places. */
    dayCareIds: new Set(offered.filter(({ serviceType }) => serviceType === dayCareType).map(({ id }) => id)),
    serviceName: (id: string) =>
      offered.find((service) => service.id === id)?.name ?? officeCopy.unknownService,
  }
}

export type HouseBook = ReturnType<typeof useHouseBook>

export const fullName = (client: Pick<Client, 'name' | 'lastName'> | undefined) =>
  client ? `${client.name} ${client.lastName}`.trim() : officeCopy.unknownOwner
