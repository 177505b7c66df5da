/** A `ref` for the control that a dialog gives the focus to when it opens, in place of its ×; React's `autoFocus` comes too early for that. */
export const focusFirst = (control: HTMLElement | null) => control?.setAttribute('autofocus', '')

/** A `ref` for what appears because somebody asked for it: it takes the focus as it appears. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
