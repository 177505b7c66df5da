import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** A search, a date or a code is found again at once; words are not. */
const textTypes = new Set(['text', 'email', 'tel', 'number', 'url'])
const isTextControl = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && textTypes.has(target.type) && target.role !== 'combobox')

const problems = '[aria-invalid="true"], [role="alert"]'

/**
 * Knows whether something was written within an element that was neither sent nor taken back. Spread `watching` onto it. Leaving
 * the page is asked about by the browser then.
 */
export function useUnsavedText(root: RefObject<HTMLElement | null>) {
  const before = useRef(new Map<TextControl, string>())
  const wasSent = useRef(false)

  const isUnsaved = () => {
    const written = [...before.current].some(
      ([control, value]) => control.isConnected && control.value.trim() !== '' && control.value !== value,
    )
    return written && !(wasSent.current && !root.current?.querySelector(problems))
  }

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (root.current !== null && isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })

  return {
    isUnsaved,
    watching: {
      onFocus({ target }: FocusEvent) {
        if (isTextControl(target) && !before.current.has(target)) before.current.set(target, target.value)
      },
      onInput: () => void (wasSent.current = false),
      onSubmit: () => void (wasSent.current = true),
    },
  }
}
