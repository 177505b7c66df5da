const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent

/** Gives the focus to the only element of its kind and name, where `lost` is gone and nothing has the focus by now. */
export function focusAlike(lost: HTMLElement) {
  if (lost.isConnected || document.activeElement !== document.body) return
  const name = nameOf(lost)
  const alike = Array.from(document.querySelectorAll<HTMLElement>(lost.localName)).filter(
    (element) => nameOf(element) === name,
  )
  if (alike.length === 1) alike[0]?.focus()
}

/**
 * Notes what has the focus. The way back, once: where that was drawn anew elsewhere meanwhile, as a row that moved to
 * another list, the focus goes with it. What is still there is the platform's to find.
 */
export function rememberFocus(): () => void {
  let held = document.activeElement
  return () => {
    if (held instanceof HTMLElement) focusAlike(held)
    held = null
  }
}
