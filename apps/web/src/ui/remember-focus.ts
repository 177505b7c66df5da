const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent

/**
 * Notes what has the focus. The way back, once: where that was drawn anew elsewhere meanwhile, as a row that moved to
 * another list, and nothing else has the focus by now, the only one of its name gets it. What is still there is the
 * platform's to find.
 */
export function rememberFocus(): () => void {
  let held = document.activeElement
  const name = held instanceof HTMLElement && held !== document.body ? nameOf(held) : null
  return () => {
    const lost = held
    held = null
    if (!lost || name === null || lost.isConnected || document.activeElement !== document.body) return
    const alike = Array.from(document.querySelectorAll<HTMLElement>(lost.localName)).filter(
      (element) => nameOf(element) === name,
    )
    if (alike.length === 1) alike[0]?.focus()
  }
}
