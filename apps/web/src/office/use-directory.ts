import { resources, type RecordOf, type Resources } from '@rumi/contract'
import { fetchEveryRecord, services, type Dog } from '@rumi/data-layer'
import { useFetching, useStoreSelector } from '../shared/store.ts'
import { officeCopy } from '../copy/office.ts'
import { useRecordsById } from './use-records-by-id.ts'

export type Client = RecordOf<Resources['clients']>

type Named = {
  dogIds: readonly string[]
  clientIds?: readonly string[]
  /** Those whose dogs they are as well. */
  ownersToo?: boolean
}

const nobody: readonly string[] = []

/** Who is who on a screen: the dogs and clients its rows name, and all services, to look names up in. */
export function useDirectory({ dogIds, clientIds = nobody, ownersToo = false }: Named) {
  const fetching = useFetching([services.calls.list({ limit: 200 })])
  const offered = useStoreSelector((state) => state.services.items)
  const dogOf = useRecordsById(
    dogIds,
    (ids) => fetchEveryRecord(resources.dogs, { ids: ids.join(',') }),
    ({ _id }) => _id,
  )
  const clientOf = useRecordsById(
    ownersToo ? [...clientIds, ...[...dogOf.values()].flat().map(({ ownerId }) => ownerId)] : clientIds,
    (ids) => fetchEveryRecord(resources.clients, { ids: ids.join(',') }),
    ({ id }) => id,
  )
  return {
    fetching,
    dogsIn: (ids: readonly string[]): Dog[] => ids.flatMap((id) => dogOf.get(id) ?? []),
    dog: (id: string) => dogOf.get(id)?.[0],
    client: (id: string) => clientOf.get(id)?.[0],
    serviceName: (id: string) =>
      offered.find((service) => service.id === id)?.name ?? officeCopy.unknownService,
  }
}

export type Directory = ReturnType<typeof useDirectory>

export const fullName = (client: Pick<Client, 'name' | 'lastName'> | undefined) =>
  client ? `${client.name} ${client.lastName}`.trim() : officeCopy.unknownOwner
