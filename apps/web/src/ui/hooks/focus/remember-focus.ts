const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent

/** Focuses the only element with the same tag and name if `lost` is gone and nothing has the focus. */
export function focusAlike(lost: HTMLElement) {
  if (lost.isConnected || document.activeElement !== document.body) return
  const name = nameOf(lost)
  const alike = Array.from(document.querySelectorAll<HTMLElement>(lost.localName)).filter(
    (element) => nameOf(element) === name,
  )
  if (alike.length === 1) alike[0]?.focus()
}

/**
 * Records the focused element. The returned function restores it once: if the element rerendered elsewhere, such as a
 * row that moved to another list, the focus follows. Existing elements are left to the browser.
 */
export function rememberFocus(): () => void {
  let held = document.activeElement
  return () => {
    if (held instanceof HTMLElement) focusAlike(held)
    held = null
  }
}
