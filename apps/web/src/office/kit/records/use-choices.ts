import { together, useRecords } from '../../../shared/fetching/queries.ts'
import { fullName } from './use-directory.ts'

/** Selects records by search text or by ids. */
type ChoiceQuery = { search: string } | { ids: string }

/** Clients to choose from, by name, mail or phone; `null` skips the request. */
export function useClientChoices(query: ChoiceQuery | null) {
  const { records, ...fetching } = useRecords(
    'clients',
    query && { role: 'cliente', ...query, sort: 'name', limit: 20 },
  )
  return {
    fetching,
    choices: records.map((client) => ({
      id: client.id,
      text: `${fullName(client)} · ${client.email || client.phone}`,
    })),
  }
}

/** Active dogs to choose from, each with its owner; `null` skips the request. */
export function useDogChoices(query: ChoiceQuery | null) {
  const found = useRecords('dogs', query && { ...query, sort: 'name', limit: 20 })
  // An inactive dog is named if already chosen, but not offered.
  const dogs = {
    ...found,
    records: found.records.filter(({ ended }) => ended === null || (query && 'ids' in query)),
  }
  const ids = [...new Set(dogs.records.map(({ ownerId }) => ownerId))].join(',')
  const owners = useRecords('clients', ids === '' ? null : { ids })
  const ownerOf = (ownerId: string) => owners.records.find(({ id }) => id === ownerId)
  const isWhole = ids === '' || owners.status !== 'loading'
  return {
    fetching: ids === '' ? dogs : together(dogs, owners),
    choices: isWhole
      ? dogs.records.map(({ _id, name, ownerId }) => ({
          id: _id,
          text: `${name} (${fullName(ownerOf(ownerId))})`,
        }))
      : [],
  }
}
