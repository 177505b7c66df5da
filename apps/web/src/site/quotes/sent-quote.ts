import type { Estimate } from '@rumi/contract'
import type { DraftDays } from './quote-draft.ts'

/** A request that has arrived, with the days it asked about, empty where none were, and what the house answered. */
export type SentQuote = DraftDays & {
  name: string
  email: string
  dogs: number
  /** The server's thanks. */
  message: string
  quote: Estimate | null
  /** The number under which one speaks of it, and whether the whole of it was mailed. */
  reference: string
  copied: boolean
}
