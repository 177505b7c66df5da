export const headingOf = () => document.querySelector<HTMLElement>('main h1')

export const isDialogOpen = () => document.querySelector('dialog[open]') !== null

export const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body

/** True if nothing has the focus and no dialog is open. */
export const isFocusLost = () => hasNoFocus() && !isDialogOpen()

/** Focuses a heading without scrolling; it is focusable only while it has the focus. */
export function focusHeading(heading: HTMLElement) {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  heading.focus({ preventScroll: true })
}
