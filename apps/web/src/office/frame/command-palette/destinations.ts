import { plainText } from '../../kit/plain-text.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'

/** Whether every word that is written stands somewhere in a label; accents and capitals do not matter. */
export const matchesWords = (label: string, written: string) =>
  plainText(written)
    .split(' ')
    .every((word) => plainText(label).includes(word))

export const isWorthAsking = (written: string) => written.trim().length >= 2

export const clientLabel = (client: Client) => `${fullName(client)} · ${client.email || client.phone}`
