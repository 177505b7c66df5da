import { useEffect, useRef, type FocusEvent, type FormEvent, type RefObject } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** A search, a date or a code is found again at once; words are not. */
const textTypes = new Set(['text', 'email', 'tel', 'number', 'url'])
const isTextControl = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && textTypes.has(target.type) && target.role !== 'combobox')

const problems = '[aria-invalid="true"], [role="alert"]'

/** Spread onto a form that keeps what is written in it until it is opened again: nobody is asked about it. */
export const keepsItsText = { 'data-keeps-its-text': '' }
const isKept = (control: TextControl) => control.closest('[data-keeps-its-text]') !== null

/**
 * Knows whether something was written within an element that was neither sent nor taken back. Spread `watching` onto it. Leaving
 * the page is asked about by the browser then. `ofForms` leaves out what stands in no form, and is sent in a way of its own.
 */
export function useUnsavedText(root: RefObject<HTMLElement | null>, { ofForms = false } = {}) {
  const before = useRef(new Map<TextControl, string>())
  const sent = useRef(new Set<HTMLFormElement | null>())

  const isLost = ([control, value]: [TextControl, string]) =>
    control.isConnected &&
    control.value.trim() !== '' &&
    control.value !== value &&
    !isKept(control) &&
    (control.form !== null || !ofForms) &&
    !(sent.current.has(control.form) && !root.current?.querySelector(problems))
  const isUnsaved = () => [...before.current].some(isLost)

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
      onInput: ({ target }: FormEvent) => void (isTextControl(target) && sent.current.delete(target.form)),
      onSubmit: ({ target }: FormEvent) =>
        void (target instanceof HTMLFormElement && sent.current.add(target)),
    },
  }
}
