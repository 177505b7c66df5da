/** Spread onto a button that sends its form without submitting it. */
export const sendsItsForm = { 'data-sends-its-form': '' }

/** Returns the form that such a press sends. */
export const sentBy = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button[data-sends-its-form]')?.form : null
