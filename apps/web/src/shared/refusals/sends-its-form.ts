/** Spread onto a button that sends the form it stands in without submitting it. */
export const sendsItsForm = { 'data-sends-its-form': '' }

/** The form that a press sends in this way. */
export const sentBy = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button[data-sends-its-form]')?.form : null
