/** For what appears out of sight of whoever pressed for it: it comes into sight, and no further than it must. */
export const scrollIntoViewIfHidden = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
}
