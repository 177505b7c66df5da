import type { Estimate } from '@rumi/contract'

/** A request that has arrived, and what the house answered. */
export type SentQuote = {
  name: string
  email: string
  dogs: number
  /** The server's thanks. */
  message: string
  quote: Estimate | null
}
