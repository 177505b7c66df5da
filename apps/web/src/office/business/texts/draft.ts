import type { KeptText } from '@rumi/contract'

/** Unsaved text with the name of its page or mail. */
export type Draft = { text: KeptText; value: string; pageName: string }
