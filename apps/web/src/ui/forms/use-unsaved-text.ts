import { useEffect, useRef, type FocusEvent, type FormEvent, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A search, a date or a code is found again at once; words and hours are not, nor is what was chosen in a form. */
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

/** The radios of one question count together: choosing one changes another. */
const sameQuestion = (control: Control): Control[] =>
  control.type === 'radio' && control.form
    ? [...control.form.querySelectorAll<HTMLInputElement>(`[name="${control.name}"]`)]
    : [control]

const problems = '[aria-invalid="true"], [role="alert"]'

/** Spread onto a form that keeps what is written in it until it is opened again: nobody is asked about it. */
export const keepsItsText = { 'data-keeps-its-text': '' }
const isKept = (control: Control) => control.closest('[data-keeps-its-text]') !== null

/**
 * Knows whether something was written or chosen within an element that was neither sent nor taken back. Spread `watching` onto it. Leaving
 * the page is asked about by the browser then. `ofForms` leaves out what stands in no form, and is sent in a way of its own.
 */
export function useUnsavedText(root: RefObject<HTMLElement | null>, { ofForms = false } = {}) {
  const before = useRef(new Map<Control, string>())
  const sent = useRef(new Set<HTMLFormElement | null>())

  const isLost = ([control, value]: [Control, string]) =>
    control.isConnected &&
    valueOf(control).trim() !== '' &&
    valueOf(control) !== value &&
    !isKept(control) &&
    (control.form !== null || !ofForms) &&
    !(sent.current.has(control.form) && !root.current?.querySelector(problems))
  /** Asked of some controls alone, whether any of those is lost. */
  const isUnsaved = (isAtStake: (control: Control) => boolean = () => true) =>
    [...before.current].some((entry) => isAtStake(entry[0]) && isLost(entry))

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (root.current !== null && isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })

  return {
    isUnsaved,
    /** The forms that were sent, and in which nothing was written since. */
    sent,
    watching: {
      onFocus({ target }: FocusEvent) {
        if (isControl(target) && !before.current.has(target))
          for (const control of sameQuestion(target)) before.current.set(control, valueOf(control))
      },
      onInput({ target }: FormEvent) {
        if (!isControl(target)) return
        // Some browsers give a box that is ticked no focus.
        if (isTick(target) && !before.current.has(target)) before.current.set(target, String(!target.checked))
        sent.current.delete(target.form)
      },
      onSubmit: ({ target }: FormEvent) =>
        void (target instanceof HTMLFormElement && sent.current.add(target)),
    },
  }
}
