import type { Estimate } from '@rumi/contract'

/** A request that has arrived, and what the house answered. */
export type SentQuote = {
  name: string
  email: string
  dogs: number
  /** The days that were asked about; empty where none were. */
  start: string
  end: string
  /** The server's thanks. */
  message: string
  quote: Estimate | null
  /** The number under which one speaks of it, and whether the whole of it was mailed. */
  reference: string
  copied: boolean
}
