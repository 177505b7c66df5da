import { type ComponentProps, useId } from 'react'
import { FieldError } from './form-field.tsx'

type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'value'> & {
  legend: string
  /** Shows the legend only to screen readers. */
  hideLegend?: boolean
  options: readonly { value: string; label: string }[]
  error?: string | undefined
  /** The chosen value, if no form stores it. */
  checkedValue?: string
}

/** Choice of two or three visible options; spreads React Hook Form's `register` onto each. */
export function ChoiceField({
  legend,
  hideLegend = false,
  options,
  error,
  checkedValue,
  ...input
}: ChoiceFieldProps) {
  const errorId = useId()
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-strong'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-(--control-height) grow cursor-pointer items-center justify-center gap-2 rounded-full border-2 border-line-strong bg-white px-2 font-strong transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-cream has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink sm:grow-0 sm:px-5"
          >
            <input
              {...input}
              type="radio"
              value={value}
              {...(checkedValue !== undefined && { checked: value === checkedValue })}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
