import { plainText } from '../../kit/plain-text.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'

/** True if a label contains every word of the input, ignoring accents and capitals. */
export const matchesWords = (label: string, written: string) =>
  plainText(written)
    .split(' ')
    .every((word) => plainText(label).includes(word))

export const isWorthAsking = (written: string) => written.trim().length >= 2

export const clientLabel = (client: Client) => `${fullName(client)} · ${client.email || client.phone}`
