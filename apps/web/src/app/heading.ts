export const headingOf = () => document.querySelector<HTMLElement>('main h1')

export const isDialogOpen = () => document.querySelector('dialog[open]') !== null

export const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body

/** Whether nothing has the focus, and no dialog is there to have it. */
export const isFocusLost = () => hasNoFocus() && !isDialogOpen()

/** A heading can be given the focus only for as long as it has it; the page stays where it is. */
export function focusHeading(heading: HTMLElement) {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  heading.focus({ preventScroll: true })
}
