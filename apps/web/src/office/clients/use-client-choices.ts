import { useRecords } from '../../shared/queries.ts'
import { fullName } from '../use-directory.ts'

/** Clients to choose from, by whatever of their name, mail or telephone was written; `null` asks for none. */
export function useClientChoices(search: string | null) {
  const { records, ...fetching } = useRecords(
    'clients',
    search === null ? null : { role: 'cliente', search, sort: 'name', limit: 20 },
  )
  return {
    fetching,
    choices: records.map((client) => ({
      id: client.id,
      text: `${fullName(client)} · ${client.email || client.phone}`,
    })),
  }
}
