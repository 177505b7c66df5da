import type { Estimate } from '@rumi/contract'
import type { DraftDays } from './quote-draft.ts'

/** Sent request with its days and the server's response. */
export type SentQuote = DraftDays & {
  name: string
  email: string
  dogs: number
  /** Confirmation by the server. */
  message: string
  quote: Estimate | null
  /** Reference number, and whether the request was mailed completely. */
  reference: string
  copied: boolean
}
