import { isTyping } from './is-typing.ts'
import { useKeydown } from './use-keydown.ts'

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
