import { useRecords } from '../../../shared/fetching/queries.ts'
import { fullName } from './use-directory.ts'

/** What records are chosen by: what was written of them, or their ids. */
export type ChoiceQuery = { search: string } | { ids: string }

/** Clients to choose from, by whatever of their name, mail or telephone was written; `null` asks for none. */
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
