import { useEffect, useRef, type FocusEvent, type FormEvent, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Types whose content counts as unsaved text: a search, date or code is quick to enter again. */
const writtenTypes = new Set(['text', 'email', 'tel', 'number', 'url', 'time'])
const isWritten = (target: EventTarget): target is Control =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && writtenTypes.has(target.type) && target.role !== 'combobox')

const isTick = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
const isChosen = (target: EventTarget): target is Control =>
  (target instanceof HTMLSelectElement || isTick(target)) && target.form !== null

const isControl = (target: EventTarget): target is Control => isWritten(target) || isChosen(target)
const valueOf = (control: Control) => (isTick(control) ? String(control.checked) : control.value)

/** Radios of one group count together, because choosing one changes another. */
const sameQuestion = (control: Control): Control[] =>
  control.type === 'radio' && control.form
    ? [...control.form.querySelectorAll<HTMLInputElement>(`[name="${control.name}"]`)]
    : [control]

const problems = '[aria-invalid="true"], [role="alert"]'

/** Spread onto a form that keeps its text until it opens again: it needs no unsaved-changes prompt. */
export const keepsItsText = { 'data-keeps-its-text': '' }
const keepsText = (control: Control) => control.closest('[data-keeps-its-text]') !== null

/**
 * Tracks unsaved input within an element: spread `watching` onto it. The browser then prompts before leaving the page.
 * `ofForms` skips controls outside of forms, which are sent differently.
 */
export function useUnsavedText(root: RefObject<HTMLElement | null>, { ofForms = false } = {}) {
  const before = useRef(new Map<Control, string>())
  const sent = useRef(new Set<HTMLFormElement | null>())

  const isLost = ([control, value]: [Control, string]) =>
    control.isConnected &&
    valueOf(control).trim() !== '' &&
    valueOf(control) !== value &&
    !keepsText(control) &&
    (control.form !== null || !ofForms) &&
    !(sent.current.has(control.form) && !root.current?.querySelector(problems))
  /** Returns true if any of the given controls has unsaved input. */
  const isUnsaved = (isAtStake: (control: Control) => boolean = () => true) =>
    [...before.current].some((entry) => isAtStake(entry[0]) && isLost(entry))

  useEffect(() => {
    const warnBeforeUnload = (event: BeforeUnloadEvent) => {
      if (root.current !== null && isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warnBeforeUnload)
    return () => window.removeEventListener('beforeunload', warnBeforeUnload)
  })

  return {
    isUnsaved,
    /** Forms that were sent and have no input since. */
    sent,
    watching: {
      onFocus({ target }: FocusEvent) {
        if (isControl(target) && !before.current.has(target))
          for (const control of sameQuestion(target)) before.current.set(control, valueOf(control))
      },
      onInput({ target }: FormEvent) {
        if (!isControl(target)) return
        // Some browsers do not focus a checkbox when it is ticked.
        if (isTick(target) && !before.current.has(target)) before.current.set(target, String(!target.checked))
        sent.current.delete(target.form)
      },
      onSubmit: ({ target }: FormEvent) =>
        void (target instanceof HTMLFormElement && sent.current.add(target)),
    },
  }
}
