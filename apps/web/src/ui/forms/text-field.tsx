import type { ComponentProps, ReactNode } from 'react'
import { controlLook } from './control-look.ts'
import { type FieldWords, FormField } from './form-field.tsx'

type Kind = 'text' | 'email' | 'tel' | 'search' | 'money' | 'number' | 'date'

const keyboards = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
  search: { type: 'search', inputMode: 'search', enterKeyHint: 'search' },
  money: { inputMode: 'decimal' },
  number: { inputMode: 'numeric' },
  date: { type: 'date' },
} satisfies Record<Kind, ComponentProps<'input'>>

type TextFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> &
  FieldWords & {
    /** Sets the input type and phone keyboard. */
    kind?: Kind
    optionalLabel?: string | undefined
    className?: string | undefined
    /** Unit or button at the end inside the control. */
    trailing?: ReactNode
  }

/** Text input; spreads React Hook Form's `register` onto the input. */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  className,
  kind = 'text',
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, optionalLabel, className }}>
      {(wiring) => (
        <div className="relative">
          <input
            {...keyboards[kind]}
            {...input}
            {...wiring}
            className={`${controlLook} ${trailing ? 'pr-14' : ''}`}
          />
          {trailing && <div className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</div>}
        </div>
      )}
    </FormField>
  )
}
