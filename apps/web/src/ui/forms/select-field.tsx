import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { type FieldWords, FormField } from './form-field.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  FieldWords & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
    /** The first, empty choice. */
    placeholder?: string | undefined
    optionalLabel?: string | undefined
    className?: string | undefined
  }

/** Native select, so that a phone shows its own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalLabel, className, options, placeholder, ...select } = props
  return (
    <FormField {...{ label, hint, error, optionalLabel, className }}>
      {(wiring) => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            className={`${controlLook} appearance-none pr-[min(2.5rem,44px)] pl-[min(1rem,16px)] text-ellipsis`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute inset-y-0 right-[min(1rem,16px)] my-auto size-[min(1.25rem,24px)]"
            aria-hidden="true"
          />
        </div>
      )}
    </FormField>
  )
}
