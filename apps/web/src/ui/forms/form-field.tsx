import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'

/** What every field says about itself. */
export type FieldWords = {
  label: string
  hint?: ReactNode
  /** Shown beside the field and read with it; its presence marks the field as wrong. */
  error?: string | undefined
}

/** What ties a control to its label, hint and error. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FormFieldProps = FieldWords & {
  /** Text after the label of a field that may stay empty. */
  optionalLabel?: string | undefined
  className?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

/** Label above, hint below, error in place of the hint's silence: the frame around any control. */
export function FormField({ label, hint, error, optionalLabel, className = '', children }: FormFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-strong">
        {label}
        {optionalLabel && <span className="font-text text-ink-soft"> {optionalLabel}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** One sentence that says what to do about the field that is described by it, which gets the focus once its form was sent. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  useFocusWhenWrong(id)
  return (
    <p id={id} data-field-error className="flex items-start gap-1.5 text-sm font-strong text-brick">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** What is to be focused of a field: of several choices the chosen one, or the first. */
const controlOf = (field: HTMLElement) =>
  field instanceof HTMLFieldSetElement
    ? (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input, select'))
    : field

/** The form of the button that was pressed, until the focus has gone on from there. */
let pressed: HTMLFormElement | null = null
if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => (pressed = (target as Element).closest('button')?.form ?? null)
  document.addEventListener('click', note, true)
  document.addEventListener('focusout', () => (pressed = null), true)
}

/**
 * Gives the focus to a field that turns out wrong, where it is the first of its form and the form was sent by a press: whoever does
 * not see the sentence hears it so. Nobody who writes in another field is taken from it.
 */
function useFocusWhenWrong(errorId: string) {
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea, select')) return
    const field = document.querySelector<HTMLElement>(`[aria-describedby~="${errorId}"]`)
    const form = field?.closest('form')
    if (!field || !form || form !== pressed) return
    if (form.querySelector('[data-field-error]')?.id === errorId) controlOf(field)?.focus()
  }, [errorId])
}
