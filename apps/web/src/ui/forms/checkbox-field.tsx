import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './form-field.tsx'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** May hold links: consent names what it consents to. */
  label: ReactNode
  error?: string | undefined
  /** One of several, of which exactly one holds. */
  kind?: 'checkbox' | 'radio'
}

/** Yes or no; the whole line can be pressed. */
export function CheckboxField({ label, error, kind = 'checkbox', ...input }: CheckboxFieldProps) {
  const errorId = useId()
  return (
    <div className="grid gap-1">
      <label className="flex min-h-(--control-height) items-center gap-3">
        <input
          {...input}
          type={kind}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="size-6 shrink-0 accent-teal"
        />
        <span className="min-w-0 grow">{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
