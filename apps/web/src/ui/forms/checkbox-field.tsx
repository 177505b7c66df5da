import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './form-field.tsx'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** May contain links: a consent links to its text. */
  label: ReactNode
  error?: string | undefined
  /** `radio` for one of several, of which exactly one holds. */
  kind?: 'checkbox' | 'radio'
}

/** Checkbox whose whole line is the target. */
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
