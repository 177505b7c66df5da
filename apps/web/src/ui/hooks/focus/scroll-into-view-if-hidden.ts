/** Ref that scrolls an element just far enough into view as it appears. */
export const scrollIntoViewIfHidden = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
}
