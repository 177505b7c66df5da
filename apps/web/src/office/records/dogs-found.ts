import { resources } from '@rumi/contract'
import { fetchRecords, type Ask } from '@rumi/data-layer'
import type { Choice } from '../resource-screen/record-field.ts'
import { fullName } from '../use-directory.ts'

/** Dogs by their words, each with whose it is. */
export const dogsFound =
  (search: string, signal: AbortSignal): Ask<Choice[]> =>
  async (...asking) => {
    const query = { search, sort: 'name', limit: 20 } as const
    const { items } = await fetchRecords(resources.dogs, query, { signal })(...asking)
    const ids = [...new Set(items.map(({ ownerId }) => ownerId))].join(',')
    const owners =
      items.length === 0 ? [] : (await fetchRecords(resources.clients, { ids }, { signal })(...asking)).items
    return items.map(({ _id, name, ownerId }) => ({
      value: _id,
      label: `${name} (${fullName(owners.find(({ id }) => id === ownerId))})`,
    }))
  }
