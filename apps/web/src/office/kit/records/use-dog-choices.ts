import { together, useRecords } from '../../../shared/fetching/queries.ts'
import type { ChoiceQuery } from './use-client-choices.ts'
import { fullName } from './use-directory.ts'

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
