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

const grounds = [0, 1, 2, 3] as const

/** Adjacent pictures have different colours. */
export const groundOf = (index: number) => grounds[index % grounds.length] ?? 0

/** Ids of places that links on the page target. */
export const anchors = { services: 'servicios', plans: 'planes' } as const

/** Tuple with one entry per item of a list; any other length does not compile. */
export type OnePer<Items extends readonly unknown[], Thing> = { readonly [Place in keyof Items]: Thing }
