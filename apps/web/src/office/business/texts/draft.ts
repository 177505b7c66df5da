import type { StoredSiteText } from '@rumi/contract'

/** Unsaved text with the name of its page or mail. */
export type Draft = { text: StoredSiteText; value: string; pageName: string }
