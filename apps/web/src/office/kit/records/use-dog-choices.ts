import { together, useRecords } from '../../../shared/fetching/queries.ts'
import type { ChoiceQuery } from './use-client-choices.ts'
import { fullName } from './use-directory.ts'

/** Dogs that come, by their words, each with whose it is; `null` asks for none. */
export function useDogChoices(query: ChoiceQuery | null) {
  const found = useRecords('dogs', query && { ...query, sort: 'name', limit: 20 })
  // A dog that comes no more is named where it is chosen already, and not offered.
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
