/**
 * A choice beside what comes of it, where there is room; below each other on a phone, as one column, so that a bar at its
 * bottom stays in sight all the way.
 */
export const sideBySide = {
  /** The page around it: on a phone at least as tall as the screen beneath its header, whose bar ends it. */
  page: 'max-md:flex max-md:min-h-[calc(100dvh-89px)] max-md:flex-col',
  /** What lies between the page and the frame. */
  within: 'max-md:flex max-md:grow max-md:flex-col',
  frame: 'flex grow flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-8',
  main: 'settles contents lg:grid lg:gap-5',
  side: 'contents lg:sticky lg:top-20 lg:grid lg:gap-5',
} as const
