type EarlyClicks = { buttons: Set<HTMLButtonElement>; stop: () => void }

declare global {
  // oxlint-disable-next-line no-var -- a global of the page can be declared in no other way
  var earlyClicks: EarlyClicks | undefined
}

/** Stands at the top of each page: a button pressed before the page's script is there is remembered and heard by nobody else, so that it counts once, and no form leaves by itself. */
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

/** Presses, now that they do something, the buttons that someone pressed before. */
export function answerEarlyClicks() {
  const early = globalThis.earlyClicks
  if (!early) return
  globalThis.earlyClicks = undefined
  early.stop()
  for (const button of early.buttons) button.click()
}
