import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'

/** Texts that every field has. */
export type FieldWords = {
  label: string
  hint?: ReactNode
  /** Shown beside the field and announced with it; marks the field as invalid. */
  error?: string | undefined
}

/** Ids that connect a control to its label, hint and error. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FormFieldProps = FieldWords & {
  /** Text after the label of an optional field. */
  optionalLabel?: string | undefined
  className?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

/** Frame of any control: label above, hint below, replaced by the error. */
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

/** Error sentence of the field that it describes; moves the focus there after a submit. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  useFocusWhenWrong(id)
  return (
    <p id={id} data-field-error className="flex items-start gap-1.5 text-sm font-strong text-brick">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** Returns the control to focus: among several choices the checked one, or the first. */
const controlOf = (field: HTMLElement) =>
  field instanceof HTMLFieldSetElement
    ? (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>('input, select'))
    : field

/** Form of the last pressed button, until the focus leaves it. */
let pressed: HTMLFormElement | null = null
if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => (pressed = (target as Element).closest('button')?.form ?? null)
  document.addEventListener('click', note, true)
  document.addEventListener('focusout', () => (pressed = null), true)
}

/**
 * Focuses a field that becomes invalid, if it is the first of its form and a press submitted the form. Screen readers
 * then announce the error. Never takes the focus from a user who types elsewhere.
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
