/** Puts fields side by side if each fits a date at the current text size, otherwise in a column. */
export const fieldsInRow = 'grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-end gap-3'

/** A choice beside its result; on a phone below each other in one column, so that a bar at the bottom stays visible. */
export const twoColumns = {
  /** Page around it: on a phone at least as tall as the screen below its header, with the bar at the end. */
  page: 'max-md:flex max-md:min-h-[calc(100dvh-89px)] max-md:flex-col',
  /** Elements between the page and the frame. */
  within: 'max-md:flex max-md:grow max-md:flex-col',
  frame: 'flex grow flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-8',
  main: 'settles contents lg:grid lg:gap-5',
  side: 'contents lg:sticky lg:top-20 lg:grid lg:gap-5',
} as const
