/**
 * Ref that focuses a control when its dialog opens, in place of the ×; React's `autoFocus` runs too early. In an open
 * dialog it focuses at once.
 */
export function focusFirst(control: HTMLElement | null) {
  if (!control || control.hasAttribute('autofocus')) return
  control.setAttribute('autofocus', '')
  if (control.closest('dialog')?.open) control.focus()
}

/** Ref that focuses an element as it mounts, as a response to a press. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
