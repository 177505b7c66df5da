import { isTyping } from './is-typing.ts'
import { useKeydown } from './use-keydown.ts'

/** What each key does; letters stand small, whatever Shift says. What answers false leaves the key to the browser. */
type SectionKeys = Readonly<Record<string, ((event: KeyboardEvent) => void | false) | undefined>>

type SectionKeysOptions = {
  /** Keys that are meant for the section though somebody is writing. */
  evenWhileTyping?: (event: KeyboardEvent) => boolean
}

/** The keys of a section: none of them with Ctrl, Alt or Meta, while a dialog asks, or while somebody writes. */
export function useSectionKeys(keys: SectionKeys, { evenWhileTyping }: SectionKeysOptions = {}) {
  useKeydown((event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return
    if (isTyping(target) && !evenWhileTyping?.(event)) return
    const act = keys[key.length === 1 ? key.toLowerCase() : key]
    if (act && act(event) !== false) event.preventDefault()
  })
}
