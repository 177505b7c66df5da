import { fullName, type Client } from '../use-directory.ts'

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word that is written stands somewhere in a label; accents and capitals do not matter. */
export const matchesWords = (label: string, written: string) =>
  plain(written)
    .split(/\s+/)
    .every((word) => plain(label).includes(word))

export const isWorthAsking = (written: string) => written.trim().length >= 2

export const clientLabel = (client: Client) => `${fullName(client)} · ${client.email || client.phone}`
