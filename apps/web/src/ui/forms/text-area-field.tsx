import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { type FieldWords, FormField } from './form-field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldWords & { optionalLabel?: string | undefined; className?: string | undefined }

/** Text area with `rows` lines that grows with its content. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optionalLabel, className, rows = 3, ...area } = props
  return (
    <FormField {...{ label, hint, error, optionalLabel, className }}>
      {(wiring) => (
        <textarea
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 1.75rem)` }}
          {...area}
          {...wiring}
          className={`${controlLook} field-sizing-content resize-none py-3`}
        />
      )}
    </FormField>
  )
}
