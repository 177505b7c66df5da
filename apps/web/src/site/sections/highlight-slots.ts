import type { PhotoSlot } from '@rumi/contract'

type HighlightPage = 'dayCare' | 'hotel' | 'grooming' | 'events' | 'training'

/** Photo slots of a page's four highlights. */
export const highlightSlots = (page: HighlightPage) =>
  [
    `${page}.highlights.1`,
    `${page}.highlights.2`,
    `${page}.highlights.3`,
    `${page}.highlights.4`,
  ] as const satisfies readonly PhotoSlot[]
