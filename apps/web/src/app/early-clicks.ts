type EarlyClicks = { buttons: Set<HTMLButtonElement>; stop: () => void }

declare global {
  // oxlint-disable-next-line no-var -- a global of the page can be declared in no other way
  var earlyClicks: EarlyClicks | undefined
}

/**
 * Inline script at the top of each page: records presses before hydration, so that each counts once and no form
 * submits natively.
 */
export const rememberEarlyClicks = `(() => {
  const buttons = new Set()
  const remember = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    buttons.add(button)
  }
  addEventListener('click', remember, true)
  globalThis.earlyClicks = { buttons, stop: () => removeEventListener('click', remember, true) }
})()`

/** Replays the presses recorded before hydration. */
export function replayEarlyClicks() {
  const early = globalThis.earlyClicks
  if (!early) return
  globalThis.earlyClicks = undefined
  early.stop()
  for (const button of early.buttons) button.click()
}
