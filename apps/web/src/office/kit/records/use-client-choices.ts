import { useRecords } from '../../../shared/fetching/queries.ts'
import { fullName } from './use-directory.ts'

/** Selects records by search text or by ids. */
export type ChoiceQuery = { search: string } | { ids: string }

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
