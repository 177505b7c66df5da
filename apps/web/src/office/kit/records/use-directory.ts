import { generalPublicId, type RecordOf, type Resources } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { useRecordsBy } from './use-records-by.ts'

export type Client = RecordOf<Resources['clients']>

type Named = {
  dogIds: readonly string[]
  clientIds?: readonly string[]
  /** Also loads the dogs' owners. */
  ownersToo?: boolean
}

const nobody: readonly string[] = []

/** Looks up names on a screen: the dogs and clients of its rows, and all services. */
export function useDirectory({ dogIds, clientIds = nobody, ownersToo = false }: Named) {
  const { records: offered, ...fetching } = useRecords('services', { limit: 200 })
  const dogOf = useRecordsBy('dogs', 'ids', dogIds)
  const clientOf = useRecordsBy(
    'clients',
    'ids',
    ownersToo ? [...clientIds, ...[...dogOf.values()].flat().map(({ ownerId }) => ownerId)] : clientIds,
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

/** Name of the buyer of a sale: a client, or the general public, which is no client. */
export const buyerName = (id: string, client: Client | undefined) =>
  id === generalPublicId ? officeCopy.generalPublic : fullName(client)
