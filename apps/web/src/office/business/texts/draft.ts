import type { KeptText } from '@rumi/contract'

/** A text with words that nobody has saved yet, and what its page or mail is called. */
export type Draft = { text: KeptText; value: string; pageName: string }
