/**
 * A `ref` for the control that a dialog gives the focus to when it opens, in place of its ×; React's `autoFocus` comes too early for that. One
 * that comes into a dialog that is open by then takes it at once.
 */
export function focusFirst(control: HTMLElement | null) {
  if (!control || control.hasAttribute('autofocus')) return
  control.setAttribute('autofocus', '')
  if (control.closest('dialog')?.open) control.focus()
}

/** A `ref` for what appears because somebody asked for it: it takes the focus as it appears. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
