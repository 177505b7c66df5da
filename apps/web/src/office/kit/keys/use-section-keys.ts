import { useEffect, useEffectEvent } from 'react'

/** Subscribes to key presses while mounted. */
export function useKeydown(onKey: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** True if a key press belongs to a text field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Handler per key; letters are lower case, regardless of Shift. A handler that returns false leaves the key to the
 * browser.
 */
type SectionKeys = Readonly<Record<string, ((event: KeyboardEvent) => void | false) | undefined>>

type SectionKeysOptions = {
  /** Keys that work in text fields too. */
  evenWhileTyping?: (event: KeyboardEvent) => boolean
}

/** Keys of a section. Ignored with Ctrl, Alt or Meta, in an open dialog, and while typing. */
export function useSectionKeys(keys: SectionKeys, { evenWhileTyping }: SectionKeysOptions = {}) {
  useKeydown((event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return
    if (isTyping(target) && !evenWhileTyping?.(event)) return
    const act = keys[key.length === 1 ? key.toLowerCase() : key]
    if (act && act(event) !== false) event.preventDefault()
  })
}
