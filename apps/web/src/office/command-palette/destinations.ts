import { resources } from '@rumi/contract'
import { fetchRecords, type Ask, type Dog } from '@rumi/data-layer'
import { fullName, type Client } from '../use-directory.ts'

const mostOfAKind = 6

export type Found = { dogs: readonly Dog[]; clients: readonly Client[] }

/** Dogs and clients whose words match; of one letter there are too many to be of use. */
export const findAnyone =
  (search: string, signal: AbortSignal): Ask<Found> =>
  async (...asking) => {
    const query = { search, sort: 'name', limit: mostOfAKind } as const
    const [dogs, clients] = await Promise.all([
      fetchRecords(resources.dogs, query, { signal })(...asking),
      fetchRecords(resources.clients, { ...query, role: 'cliente' }, { signal })(...asking),
    ])
    return { dogs: dogs.items, clients: clients.items }
  }

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word that is written stands somewhere in a label; accents and capitals do not matter. */
export const matchesWords = (label: string, written: string) =>
  plain(written)
    .split(/\s+/)
    .every((word) => plain(label).includes(word))

export const isWorthAsking = (written: string) => written.trim().length >= 2

export const clientLabel = (client: Client) => `${fullName(client)} · ${client.email}`
