import { resources } from '@rumi/contract'
import { fetchRecords, type Ask } from '@rumi/data-layer'
import type { Choice } from '../resource-screen/record-field.ts'
import { fullName } from '../use-directory.ts'

/** Clients to choose from, by whatever of their name, mail or telephone was written. */
export const clientsFound =
  (search: string, signal: AbortSignal): Ask<Choice[]> =>
  async (...asking) => {
    const query = { role: 'cliente', search, sort: 'name', limit: 20 } as const
    const { items } = await fetchRecords(resources.clients, query, { signal })(...asking)
    return items.map((client) => ({ value: client.id, label: `${fullName(client)} · ${client.email}` }))
  }
