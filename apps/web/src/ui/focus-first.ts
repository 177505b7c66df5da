/** A `ref` for the control that a dialog gives the focus to when it opens, in place of its ×; React's `autoFocus` comes too early for that. */
export const focusFirst = (control: HTMLElement | null) => control?.setAttribute('autofocus', '')
